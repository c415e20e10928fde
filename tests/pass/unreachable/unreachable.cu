// A place said to be out of reach, and so it is. Twin: fail/unreachable/unreachable.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = t;
  if (t == 64)
    __builtin_unreachable();
}
