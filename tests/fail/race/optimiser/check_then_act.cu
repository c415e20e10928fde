// All threads look at one cell twice and then set it; both reads race with the store. Twin:
// pass/optimiser/check_then_act.
// run: --grid 1 --block 32 --arg 'a=i32[32]:random(7,5,5)' --arg 'b=i32[32]:zeros' --model its
// expect: race waw 13 13
// expect: race warp-level 11 13
// expect: race warp-level 12 13
// run: --grid 1 --block 32 --arg 'a=i32[32]:random(7,5,5)' --arg 'b=i32[32]:zeros' --model lockstep
// expect: race waw 13 13
__global__ void k(int *a, int *b) {
  int t = threadIdx.x;
  if (a[0] > 0) {
    b[t] = a[0];
    a[0] = t;
  } else if (a[0] < -5) {
    b[t] = -1;
  }
}
