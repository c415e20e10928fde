// A search through volatile cells: its reads decide when the loop ends, but it reads another cell each time
// and waits for none. Twin: pass/locks/volatile_find.
// run: --grid 2 --block 1 --arg 'p=i32[32]:iota' --arg 'o=i32[1]:zeros'
// expect: race raw 7 10
__global__ void k(volatile int *p, int *o) {
  if (blockIdx.x == 0) {
    p[4] = 5;
  } else {
    int i = 0;
    while (p[i] != 5) ++i;
    o[0] = i;
  }
}
