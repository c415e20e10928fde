// Row 3 of the table: lanes on the two sides of a branch share cells. Which side runs first is not fixed:
// race under both models. Twin: pass/table/table_diverged.
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: race * 10 12
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: race * 10 12
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  if (t < 16)
    a[t] = 1;
  else
    o[t] = a[t - 16];
}
