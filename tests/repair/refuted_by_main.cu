// The change is right, but the program relies on what it mends: it is not offered.
__global__ void count(int *n) {
  *n += 1;
}
int main() {
  int n, *d;
  cudaMalloc(&d, sizeof n);
  cudaMemset(d, 0, sizeof n);
  count<<<1, 64>>>(d);
  cudaMemcpy(&n, d, sizeof n, cudaMemcpyDeviceToHost);
  return n == 64;
}
