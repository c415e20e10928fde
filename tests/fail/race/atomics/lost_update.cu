// A counter updated by load, add, store from several blocks. Twin: pass/atomics/lost_update.
// run: --grid 3 --block 1 --arg 'c=i32[1]:zeros' --model its
// expect: race raw 11 11
// expect: race war 11 11
// expect: race waw 11 11
// run: --grid 3 --block 1 --arg 'c=i32[1]:zeros' --model lockstep
// expect: race raw 11 11
// expect: race war 11 11
// expect: race waw 11 11
__global__ void k(int *c) {
  c[0] += 1;
}
