// A condition of two parts around the barrier, at the end of the kernel.
// Twin: pass/barrier-divergence/skip_and.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: barrier-divergence - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: barrier-divergence - 11
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  o[t] = t;
  if (n > 3 && t < n)
    __syncthreads();
}
