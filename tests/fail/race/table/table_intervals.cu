// Two warps write one cell in one interval, unequal values. Twin: pass/table/table_intervals.
// run: --grid 1 --block 64 --arg 'a=i32[1]:zeros' --model its
// expect: race waw 9 11
// run: --grid 1 --block 64 --arg 'a=i32[1]:zeros' --model lockstep
// expect: race waw 9 11
__global__ void k(int *a) {
  int t = threadIdx.x;
  if (t == 0)
    a[0] = 1;
  if (t == 32)
    a[0] = 2;
}
