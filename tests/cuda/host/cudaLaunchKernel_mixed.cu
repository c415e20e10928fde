// run: --kernel 'scale<64>' --search default --budget 60-launches
// expect: none
// run: --kernel 'scale<32>' --search default --budget 60-launches
// expect: none
// One instance is launched in brackets, one by a function. Twin: cuda/host/cudaLaunchKernel_mixed_racy.
template <int B> __global__ void scale(const float *a, float *o, int n) {
  int i = blockIdx.x * B + threadIdx.x;
  if (i < n) o[i] = 2.f * a[i];
}
int main() {
  float *a, *o; int n = 1000; cudaMalloc(&a, 4000); cudaMalloc(&o, 4000);
  scale<64><<<(n + 63) / 64, 64>>>(a, o, n);
  void *args[] = {&a, &o, &n}; cudaLaunchKernel((void *)scale<32>, dim3(32), dim3(32), args, 0, 0);
  cudaDeviceSynchronize();
}
