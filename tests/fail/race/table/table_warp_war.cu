// Row 4 of the table, read then write: a lane may overwrite before its neighbour has read. Twin:
// pass/table/table_warp_war.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model its
// expect: race warp-level 9 10
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[33]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  int v = a[t + 1];
  a[t] = v;
}
