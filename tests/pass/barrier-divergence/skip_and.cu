// The same with two parts that are the same for all threads.
// Twin: fail/barrier-divergence/skip_and.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  o[t] = t;
  if (n > 3 && n < 50)
    __syncthreads();
}
