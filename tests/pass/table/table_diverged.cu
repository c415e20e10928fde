// Row 3 of the table: the two sides of a branch use cells of their own. Twin: fail/race/table/table_diverged.
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  if (t < 16)
    a[t] = 1;
  else
    o[t] = a[t];
}
