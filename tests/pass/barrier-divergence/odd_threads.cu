// The condition is on the block, which all its threads share. Twin: fail/barrier-divergence/odd_threads.
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --model its
// expect: none
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (blockIdx.x & 1)
    __syncthreads();
  o[blockIdx.x * 64 + t] = 1;
}
