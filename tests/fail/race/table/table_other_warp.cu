// Row 1 of the table: warp 1 reads what warp 0 wrote, in one interval: race under both models. Twin:
// pass/table/table_other_warp.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: race raw 10 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: race raw 10 12
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  if (t < 32)
    a[t] = 1;
  if (t >= 32)
    o[t] = a[t - 32];
}
