// The condition depends on data that is the same for all threads. Twin: fail/barrier-divergence/by_data.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  if (a[10] > 9)
    __syncthreads();
  o[t] = 1;
}
