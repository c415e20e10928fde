// The accumulator is read after a barrier. Twin: fail/race/shared/accumulator_read.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int acc;
  int t = threadIdx.x;
  if (t == 0)
    acc = 0;
  __syncthreads();
  atomicAdd(&acc, t);
  __syncthreads();
  o[t] = acc;
}
