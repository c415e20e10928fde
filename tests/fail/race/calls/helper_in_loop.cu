// Without the last barrier of the helper its second call races with the first; inside a warp at warp
// level. Twin: pass/calls/helper_in_loop.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=2 --model its
// expect: race * 10 14
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=2 --model lockstep
// expect: race * 10 14
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=1
// expect: none
__device__ int sum(int *s, int v) {
  s[threadIdx.x] = v;
  __syncthreads();
  int r = 0;
  for (int i = 0; i < 64; ++i)
    r += s[i];
  return r;
}
__global__ void k(int *o, const int *a, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  for (int i = 0; i < n; ++i)
    o[t] += sum(s, a[t] + i);
}
