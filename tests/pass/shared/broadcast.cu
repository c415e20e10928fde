// A shared scalar set by one thread and read after a barrier. Twin: fail/race/shared/broadcast.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int lim;
  if (threadIdx.x == 0)
    lim = 7;
  __syncthreads();
  o[threadIdx.x] = lim;
}
