// The barrier stands outside the bounds check. Twin: fail/barrier-divergence/bounds_check.
// run: --grid 2 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=40 --model its
// expect: none
// run: --grid 2 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=40 --model lockstep
// expect: none
__global__ void k(int *o, const int *a, int n) {
  __shared__ int s[32];
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  s[t] = i < n ? a[i] : 0;
  __syncthreads();
  o[i] = s[t ^ 1];
}
