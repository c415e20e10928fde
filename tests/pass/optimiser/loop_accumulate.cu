// Each thread sums into its own cell. Twin: fail/race/optimiser/loop_accumulate.
// run: --grid 1 --block 32 --arg 'sum=i32[32]:zeros' --arg 'a=i32[32]:iota' --arg n=32 --model its
// expect: none
// run: --grid 1 --block 32 --arg 'sum=i32[32]:zeros' --arg 'a=i32[32]:iota' --arg n=32 --model lockstep
// expect: none
__global__ void k(int *sum, const int *a, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    sum[threadIdx.x] += a[i];
}
