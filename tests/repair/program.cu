// A program whose own main verifies the result.
#include <cstdio>
#define N 64
__global__ void reverse(int *a) {
  __shared__ int s[N];
  s[threadIdx.x] = a[threadIdx.x];
  a[threadIdx.x] = s[N - 1 - threadIdx.x];
}
int main() {
  int a[N], *d;
  for (int i = 0; i < N; i++) a[i] = i;
  cudaMalloc(&d, sizeof a);
  cudaMemcpy(d, a, sizeof a, cudaMemcpyHostToDevice);
  reverse<<<1, N>>>(d);
  cudaMemcpy(a, d, sizeof a, cudaMemcpyDeviceToHost);
  cudaFree(d);
  for (int i = 0; i < N; i++)
    if (a[i] != N - 1 - i) {
      printf("wrong at %d\n", i);
      return 1;
    }
  puts("right");
  return 0;
}
