// An open buffer grows to what is touched. Twin: fail/out-of-bounds/global.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  o[t] = a[t + 1000];
  assert(o[t] == t + 1000);
}
