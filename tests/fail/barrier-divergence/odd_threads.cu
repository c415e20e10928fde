// Odd lanes wait, even lanes of the same warp do not. Twin: pass/barrier-divergence/odd_threads.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 9
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 9
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t & 1)
    __syncthreads();
  o[t] = 1;
}
