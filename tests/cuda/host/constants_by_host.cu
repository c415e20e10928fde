// run: --kernel fill --search default --budget 60-launches
// expect: none
// run: --kernel known --search default --budget 60-launches
// expect: none
// Sizes in constant memory that the host sets are not zero. Twin: cuda/host/constants_by_host_racy.
__constant__ int width[2];
__constant__ int taps;
__constant__ float weights[5];
__global__ void fill(float *out) {
  int rows = width[1] / blockDim.y;
  int z = blockIdx.y / rows, y = (blockIdx.y % rows) * blockDim.y + threadIdx.y;
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  out[(z * width[1] + y) * width[0] + x] = (float)x;
}
__global__ void known(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0;
  for (int k = 0; k < taps; ++k) s += weights[k] * in[i + k];
  if (i < n) out[i] = s / taps;
}
void smooth(const float *in, float *out, int n) {
  const int count = 5;
  float w[count] = {1, 4, 6, 4, 1};
  cudaMemcpyToSymbol(taps, &count, sizeof(int));
  cudaMemcpyToSymbol(weights, w, sizeof w);
  known<<<(n + 127) / 128, 128>>>(in, out, n);
}
void host(float *out, int w, int h, int d) {
  int size[2] = {w, h};
  cudaMemcpyToSymbol(width, size, sizeof size);
  fill<<<dim3(w / 64, (h / 4) * d), dim3(64, 4)>>>(out);
}
