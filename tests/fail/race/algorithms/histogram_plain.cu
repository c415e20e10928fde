// Histogram with a plain increment instead of an atomic: two threads read, add and store one bin. Inside a
// warp lanes t and t + 16 share a bin: both store by one instruction. They store equal values here (both
// add 1 to the same count), so inside a warp that pair is a same-value one. Twin: pass/algorithms/histogram.
// run: --grid 2 --block 64 --arg 'o=u32[16]:zeros' --arg 'a=u32[256]:iota' --arg n=256 --model its
// expect: race * 15 15
// run: --grid 2 --block 64 --arg 'o=u32[16]:zeros' --arg 'a=u32[256]:iota' --arg n=256 --model lockstep
// expect: race * 15 15
__global__ void k(unsigned *o, const unsigned *a, int n) {
  __shared__ unsigned h[16];
  int t = threadIdx.x;
  if (t < 16)
    h[t] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += blockDim.x * gridDim.x)
    h[a[i] & 15] += 1;
  __syncthreads();
  if (t < 16)
    atomicAdd(&o[t], h[t]);
}
