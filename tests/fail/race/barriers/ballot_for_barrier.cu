// A ballot taken for a block barrier: the slots of warps are overwritten while another warp reads them.
// Twin: pass/barriers/ballot_for_barrier.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: race * 12 14
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race * 12 14
__global__ void k(int *o) {
  __shared__ int s[2];
  int t = threadIdx.x;
  for (int i = 0; i < 2; ++i) {
    if ((t & 31) == 0)
      s[t >> 5] = t + i;
    __syncthreads();
    o[t] += s[0] + s[1];
    __ballot_sync(0xffffffffu, 1);
  }
}
