// A sort of volatile cells ends when nothing was exchanged, but it waits for no one: another block's store
// is a race. Twin: pass/locks/volatile_find.
// run: --grid 2 --block 1 --arg 'v=i32[8]:zeros'
// expect: race raw 9 14
// expect: race raw 9 15
// expect: race waw 9 16
__global__ void sort(volatile int *v) {
  if (blockIdx.x == 0) {
    v[0] = 7;
  } else {
    for (bool changed = true; changed;) {
      changed = false;
      for (int i = 0; i < 7; ++i)
        if (v[i] > v[i + 1]) {
          int x = v[i];
          v[i] = v[i + 1], v[i + 1] = x;
          changed = true;
        }
    }
  }
}
