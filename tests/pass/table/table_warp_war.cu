// Row 4 of the table, ordered: __syncwarp between read and write. Twin: fail/race/table/table_warp_war.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  int v = a[t + 1];
  __syncwarp();
  a[t] = v;
}
