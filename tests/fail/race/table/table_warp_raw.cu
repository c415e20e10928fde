// Row 4 of the table, write then read: lanes together at both. Without __syncwarp a warp-level race under
// its, ordered by lockstep. Twin: pass/table/table_warp_raw.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model its
// expect: race warp-level 9 10
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = t + 1;
  o[t] = a[t ^ 1];
}
