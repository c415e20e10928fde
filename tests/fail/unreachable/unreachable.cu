// A place said to be out of reach, and thread 3 reaches it. Twin: pass/unreachable/unreachable.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: unreachable - 10
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: unreachable - 10
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = t;
  if (t == 3)
    __builtin_unreachable();
}
