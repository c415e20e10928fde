// Maximum by test and plain store: the second block may test while the first stores, and store over a
// greater value. Twin: pass/atomics/cas_max.
// run: --grid 2 --block 1 --arg 'm=i32[1]:zeros' --arg 'a=i32[2]:iota' --model its
// expect: race raw 13 14
// expect: race war 13 14
// expect: race waw 14 14
// run: --grid 2 --block 1 --arg 'm=i32[1]:zeros' --arg 'a=i32[2]:iota' --model lockstep
// expect: race raw 13 14
// expect: race war 13 14
// expect: race waw 14 14
__global__ void k(int *m, const int *a) {
  int v = a[blockIdx.x] + 1;
  if (m[0] < v)
    m[0] = v;
}
