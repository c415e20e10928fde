// Row 4 of the table, ordered: __syncwarp between write and read. Twin: fail/race/table/table_warp_raw.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = t + 1;
  __syncwarp();
  o[t] = a[t ^ 1];
}
