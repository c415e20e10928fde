// A helper used in a loop, with a block barrier. Twin: fail/race/barriers/ballot_for_barrier.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[2];
  int t = threadIdx.x;
  for (int i = 0; i < 2; ++i) {
    if ((t & 31) == 0)
      s[t >> 5] = t + i;
    __syncthreads();
    o[t] += s[0] + s[1];
    __syncthreads();
  }
}
