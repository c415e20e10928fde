// run: --kernel none_given --search default --budget 60-launches
// expect: out-of-bounds - 15
// expect: out-of-bounds - 17
// run: --kernel given --search default --budget 60-launches
// expect: none
// run: --kernel by_threads --search default --budget 60-launches
// expect: none
// run: --kernel large --search default --budget 60-launches
// expect: none
// run: --kernel api --search default --budget 60-launches
// expect: out-of-bounds - 39
// The size of dynamic shared memory is the one that the host gives.
__global__ void none_given(const float *in, float *out) {
  extern __shared__ float h[];
  h[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = h[31 - threadIdx.x];
}
__global__ void given(const float *in, float *out) {
  extern __shared__ float h[];
  h[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = h[31 - threadIdx.x];
}
__global__ void by_threads(const float *in, float *out) {
  extern __shared__ float h[];
  h[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = h[blockDim.x - 1 - threadIdx.x];
}
__global__ void large(const float *in, float *out) {
  extern __shared__ float s[];
  for (int i = threadIdx.x; i < 16384; i += 256) s[i] = in[i];
  __syncthreads();
  for (int i = threadIdx.x; i < 16384; i += 256) out[blockIdx.x * 16384 + i] = s[16383 - i];
}
__global__ void api(float *out) {
  extern __shared__ float s[];
  s[threadIdx.x] = threadIdx.x;
}
int main(int argc, char **argv) {
  float *a, *b;
  int threads = atoi(argv[1]);
  cudaMalloc(&a, 1 << 20);
  cudaMalloc(&b, 1 << 20);
  none_given<<<1, 32>>>(a, b);
  given<<<1, 32, 32 * sizeof(float)>>>(a, b);
  by_threads<<<1, threads, threads * sizeof(float)>>>(a, b);
  enum { BYTES = 16384 * sizeof(float) };
  cudaFuncSetAttribute(large, cudaFuncAttributeMaxDynamicSharedMemorySize, BYTES);
  large<<<8, 256, BYTES>>>(a, b);
  void *list[] = {&b};
  cudaLaunchKernel((void *)api, dim3(1), dim3(64), list, 128, 0);
  cudaDeviceSynchronize();
}
