// A store into constant memory by a cast. Twin: pass/wrong-space/constant_store.
// run: --grid 1 --block 1 --model its
// expect: wrong-space - 9
// run: --grid 1 --block 1 --model lockstep
// expect: wrong-space - 9
__constant__ int table[4] = {1, 2, 3, 4};
__global__ void k() {
  int *p = (int *)table;
  p[1] = 5;
}
