// A plain read after atomics needs the barrier. Twin: fail/redundant-barrier/atomics_only.
// run: --grid 1 --block 64 --arg 'o=i32[2]:zeros' --redundant --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[2]:zeros' --redundant --model lockstep
// expect: none
__global__ void k(int *o) {
  atomicAdd(&o[0], 1);
  __syncthreads();
  if (threadIdx.x == 40)
    o[1] = o[0];
}
