// The barrier stands inside the bounds check: in the last, partial block not all lanes meet it; block 0 is
// fine. The code behind the check keeps the others alive. Twin: pass/barrier-divergence/bounds_check.
// run: --grid 2 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=40 --model its
// expect: barrier-divergence - 15
// run: --grid 2 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=40 --model lockstep
// expect: barrier-divergence - 15
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=40
// expect: none
__global__ void k(int *o, const int *a, int n) {
  __shared__ int s[32];
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  s[t] = 0;
  if (i < n) {
    s[t] = a[i];
    __syncthreads();
  }
  o[i] = s[t];
}
