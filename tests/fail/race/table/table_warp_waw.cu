// Row 4 of the table, write then write of unequal values, by different lanes and instructions. Twin:
// pass/table/table_warp_waw.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model its
// expect: race warp-level 9 10
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = 5;
  a[t ^ 1] = 6;
}
