// Histogram without the barrier before the bins are read: plain loads race with atomics. Twin: pass/algorithms/histogram.
// run: --grid 2 --block 64 --arg 'o=u32[16]:zeros' --arg 'a=u32[256]:iota' --arg n=256 --model its
// expect: race * 13 15
// run: --grid 2 --block 64 --arg 'o=u32[16]:zeros' --arg 'a=u32[256]:iota' --arg n=256 --model lockstep
// expect: race * 13 15
__global__ void k(unsigned *o, const unsigned *a, int n) {
  __shared__ unsigned h[16];
  int t = threadIdx.x;
  if (t < 16)
    h[t] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += blockDim.x * gridDim.x)
    atomicAdd(&h[a[i] & 15], 1u);
  if (t < 16)
    atomicAdd(&o[t], h[t]);
}
