// Warp 0 reads, warp 1 writes after a barrier. Twin: fail/race/table/table_war_warps.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  if (t < 32)
    o[t] = a[t + 32];
  __syncthreads();
  if (t >= 32)
    a[t] = 0;
}
