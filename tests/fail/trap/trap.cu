// A trap that thread 5 reaches. Twin: pass/trap/trap.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: trap - 9
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: trap - 9
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t == 5)
    __trap();
  o[t] = t;
}
