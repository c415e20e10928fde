// The shared accumulator is read with no barrier after the additions. Twin: pass/shared/accumulator_read.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: race * 12 13
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race * 12 13
__global__ void k(int *o) {
  __shared__ int acc;
  int t = threadIdx.x;
  if (t == 0)
    acc = 0;
  __syncthreads();
  atomicAdd(&acc, t);
  o[t] = acc;
}
