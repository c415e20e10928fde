// As fail/misaligned/doubles_behind_ints, with an even number of ints.
// run: --grid 1 --block 64 --shared-bytes 408 --arg n=34
// expect: none
__global__ void k(const double *in, double *out, int n) {
  extern __shared__ char pool[];
  int *idx = (int *)pool;
  double *val = (double *)(pool + n * sizeof(int));
  if (threadIdx.x < n) { idx[threadIdx.x] = n - 1 - threadIdx.x; val[threadIdx.x] = in[threadIdx.x]; }
  __syncthreads();
  if (threadIdx.x < n) out[threadIdx.x] = val[idx[threadIdx.x]];
}
