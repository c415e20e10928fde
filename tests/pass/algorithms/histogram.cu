// Histogram by shared atomics, then one global atomic a bin.
// Twins: fail/race/algorithms/histogram_no_barrier1, fail/race/algorithms/histogram_no_barrier2.
// run: --grid 2 --block 64 --arg 'o=u32[16]:zeros' --arg 'a=u32[256]:iota' --arg n=256 --model its --redundant
// expect: none
// run: --grid 2 --block 64 --arg 'o=u32[16]:zeros' --arg 'a=u32[256]:iota' --arg n=256 --model lockstep --redundant
// expect: none
__global__ void k(unsigned *o, const unsigned *a, int n) {
  __shared__ unsigned h[16];
  int t = threadIdx.x;
  if (t < 16)
    h[t] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += blockDim.x * gridDim.x)
    atomicAdd(&h[a[i] & 15], 1u);
  __syncthreads();
  if (t < 16)
    atomicAdd(&o[t], h[t]);
}
