// Atomics need no barrier between them. Twin: pass/redundant-barrier/atomics_then_read.
// run: --grid 1 --block 64 --arg 'o=i32[2]:zeros' --redundant --model its
// expect: redundant-barrier - 8
// run: --grid 1 --block 64 --arg 'o=i32[2]:zeros' --redundant --model lockstep
// expect: redundant-barrier - 8
__global__ void k(int *o) {
  atomicAdd(&o[0], 1);
  __syncthreads();
  atomicAdd(&o[0], 2);
}
