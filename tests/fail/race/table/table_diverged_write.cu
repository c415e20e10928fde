// Row 3 of the table: only lane 0 is on at the write, all lanes are at the read. The two lanes were
// diverged at one of the accesses: race under both models. Twin: pass/table/table_diverged_write.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[1]:zeros' --model its
// expect: race raw 10 11
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[1]:zeros' --model lockstep
// expect: race raw 10 11
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  if (t == 0)
    a[0] = 7;
  o[t] = a[0];
}
