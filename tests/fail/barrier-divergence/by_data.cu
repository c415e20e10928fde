// The condition depends on data that differs inside warp 0. Twin: pass/barrier-divergence/by_data.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: barrier-divergence - 9
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: barrier-divergence - 9
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  if (a[t] > 9)
    __syncthreads();
  o[t] = 1;
}
