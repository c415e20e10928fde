// Maximum by compare and swap. Twin: fail/race/atomics/cas_max.
// run: --grid 2 --block 32 --arg 'm=i32[1]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 2 --block 32 --arg 'm=i32[1]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *m, const int *a) {
  int v = a[blockIdx.x * 32 + threadIdx.x];
  int old = atomicAdd(m, 0);
  while (old < v) {
    int seen = atomicCAS(m, old, v);
    if (seen == old)
      break;
    old = seen;
  }
}
