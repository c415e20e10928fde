// The last barrier of the helper looks redundant but keeps the next call from overwriting what others
// still read. Twins: fail/race/calls/helper_in_loop, fail/redundant-barrier/helper_called_once.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --arg n=2 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --arg n=2 --model lockstep
// expect: none
__device__ int sum(int *s, int v) {
  s[threadIdx.x] = v;
  __syncthreads();
  int r = 0;
  for (int i = 0; i < 64; ++i)
    r += s[i];
  __syncthreads();
  return r;
}
__global__ void k(int *o, const int *a, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  for (int i = 0; i < n; ++i)
    o[t] += sum(s, a[t] + i);
}
