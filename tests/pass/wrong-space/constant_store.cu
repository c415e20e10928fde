// A module table in global memory may be written. Twin: fail/wrong-space/constant_store.
// run: --grid 1 --block 1 --model its
// expect: none
// run: --grid 1 --block 1 --model lockstep
// expect: none
__device__ int table[4] = {1, 2, 3, 4};
__global__ void k() {
  int *p = (int *)table;
  p[1] = 5;
}
