// run: --kernel turn --search default --budget 60-launches
// expect: race raw 18 19
// expect: race war 18 19
// expect: uninitialized-read - 19
// run: --kernel put --search default --budget 60-launches
// expect: race waw 21
// run: --kernel nested --search default --budget 60-launches
// expect: race war 22
// expect: race warp-level 22
// Twin: cuda/host/odd_declarations.
// Device marks beside shared memory, structs of many pointers, a generator that a block shares.
#include <curand_kernel.h>
struct Set { float *row[17]; };
struct Lists { int *at[4][20]; int sizes[20]; };
__global__ void turn(float *a) {
  __device__ __shared__ float tile[64];
  int t = threadIdx.x;
  tile[t] = a[t];
  a[t] = tile[63 - t];
}
__global__ void put(Set q) { q.row[4][threadIdx.x / 2] = threadIdx.x; }
__global__ void nested(Lists q) { q.at[3][19][threadIdx.x] = q.at[3][19][threadIdx.x + 1]; }
__global__ void draw(curandStateMtgp32 *s, float *a) { a[blockIdx.x * blockDim.x + threadIdx.x] = curand_uniform(&s[blockIdx.x]); }
int main() { float *a; cudaMalloc(&a, 256); turn<<<1, 64>>>(a); }
