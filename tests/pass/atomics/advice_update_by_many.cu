// What the advices of fail/race/atomics/advice_update_by_many make of it.
// run: --grid 1 --block 64
// expect: none
__global__ void dot(float *a, float *b, float *c) {
  __shared__ float sum[1];
  int tid = threadIdx.x;
  if (tid == 0) sum[0] = 0;
  __syncthreads();
  atomicAdd(&sum[0], a[tid] * b[tid]);
  __syncthreads();
  if (tid == 0) c[0] = sum[0];
}
