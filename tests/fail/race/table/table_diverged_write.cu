// Row 4 of the table: only lane 0 is active at the write, all lanes are at the read. They have reconverged
// between the two, which is an order in lockstep only. Twin: pass/table/table_diverged_write.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[1]:zeros' --model its
// expect: race warp-level 10 11
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  if (t == 0)
    a[0] = 7;
  o[t] = a[0];
}
