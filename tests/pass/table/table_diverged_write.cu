// Row 3 of the table: a write under a branch, then __syncwarp, then a read by all lanes. Twin:
// fail/race/table/table_diverged_write.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[1]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg 'a=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  if (t == 0)
    a[0] = 7;
  __syncwarp();
  o[t] = a[0];
}
