// One block waits until all cells are filled, and goes through them again and again. Twin:
// fail/race/locks/volatile_find.
// run: --grid 2 --block 8 --arg 'p=i32[8]:zeros' --arg 'o=i32[16]:zeros'
// expect: none
__global__ void k(volatile int *p, int *o) {
  if (blockIdx.x == 0) {
    p[threadIdx.x] = 5;
  } else {
    bool full;
    do {
      full = true;
      for (int i = 0; i < 8; ++i)
        if (p[i] == 0) full = false;
    } while (!full);
    o[threadIdx.x] = 1;
  }
}
