// The same helper called once: its last barrier protects nothing. Twin: pass/calls/helper_in_loop.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --arg n=1 --model its
// expect: redundant-barrier - 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --arg n=1 --model lockstep
// expect: redundant-barrier - 12
__device__ int sum(int *s, int v) {
  s[threadIdx.x] = v;
  __syncthreads();
  int r = 0;
  for (int i = 0; i < 64; ++i)
    r += s[i];
  __syncthreads();
  return r;
}
__global__ void k(int *o, const int *a, int n) { // warpscope: n == 1
  __shared__ int s[64];
  int t = threadIdx.x;
  for (int i = 0; i < n; ++i)
    o[t] += sum(s, a[t] + i);
}
