// Two arrays that fit by themselves, but not together.
__global__ void k(float *o) {
  __shared__ float a[40000];
  __shared__ float b[40000];
  a[threadIdx.x] = o[threadIdx.x];
  b[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = a[63 - threadIdx.x] + b[63 - threadIdx.x];
}
