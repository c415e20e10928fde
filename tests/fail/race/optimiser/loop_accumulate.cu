// Every thread adds into one global cell with plain loads and stores: lost updates. Only the stores race
// under lockstep. Twin: pass/optimiser/loop_accumulate.
// run: --grid 1 --block 32 --arg 'sum=i32[32]:zeros' --arg 'a=i32[32]:iota' --arg n=32 --model its
// expect: race waw 10 10
// expect: race warp-level 10 10
// run: --grid 1 --block 32 --arg 'sum=i32[32]:zeros' --arg 'a=i32[32]:iota' --arg n=32 --model lockstep
// expect: race waw 10 10
__global__ void k(int *sum, const int *a, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    sum[0] += a[i];
}
