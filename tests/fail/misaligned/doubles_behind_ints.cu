// An odd number of ints before the doubles: the message names array and offset.
// run: --grid 1 --block 64 --shared-bytes 396 --arg n=33
// expect: misaligned - 10
// expect: misaligned - 12
// expect-causes: 2
__global__ void k(const double *in, double *out, int n) {
  extern __shared__ char pool[];
  int *idx = (int *)pool;
  double *val = (double *)(pool + n * sizeof(int));
  if (threadIdx.x < n) { idx[threadIdx.x] = n - 1 - threadIdx.x; val[threadIdx.x] = in[threadIdx.x]; }
  __syncthreads();
  if (threadIdx.x < n) out[threadIdx.x] = val[idx[threadIdx.x]];
}
