// Each thread looks at its own cell and then sets it. Twin: fail/race/optimiser/check_then_act.
// run: --grid 1 --block 32 --arg 'a=i32[32]:random(7,5,5)' --arg 'b=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'a=i32[32]:random(7,5,5)' --arg 'b=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *a, int *b) {
  int t = threadIdx.x;
  if (a[t] > 0) {
    b[t] = a[t];
    a[t] = t;
  } else if (a[t] < -5) {
    b[t] = -1;
  }
}
