// run: --kernel reverse --search default --budget 60-launches
// expect: none
// run: --kernel reverse_at_once --search default --budget 60-launches
// expect: race raw 33 34
// expect: race war 33 34
// expect: race warp-level 33 34
// expect: uninitialized-read - 34
// run: --kernel swap_ends --search default --budget 60-launches
// expect: none
// run: --kernel swap_all --search default --budget 60-launches
// expect: race raw 40
// expect: race war 40
// expect: race waw 40
// expect: race same-value 40
// run: --kernel transpose --search default --budget 60-launches
// expect: none
// run: --kernel transpose_at_once --search default --budget 60-launches
// expect: race raw 54 56
// expect: race war 54 56
// expect: race warp-level 54 56
// expect: uninitialized-read - 56
// What the host passes belongs to the launch: a number that is the size of the block too, small constants,
// a grid as wide as it is high. Otherwise rows overlap and threads meet that never would.
#include <cstdio>
#include <cstdlib>
__global__ void reverse(int *d, int n) {
  extern __shared__ int s[];
  int t = threadIdx.x, tr = n - t - 1;
  s[t] = d[t]; __syncthreads(); d[t] = s[tr];
}
__global__ void reverse_at_once(int *d, int n) {
  extern __shared__ int s[];
  s[threadIdx.x] = d[threadIdx.x];
  d[threadIdx.x] = s[n - threadIdx.x - 1];
}
__global__ void swap_ends(int *a, int n) {
  int t = threadIdx.x, tmp = a[t]; a[t] = a[n - 1 - t]; a[n - 1 - t] = tmp;
}
__global__ void swap_all(int *a, int n) {
  int t = threadIdx.x, tmp = a[t]; a[t] = a[n - 1 - t]; a[n - 1 - t] = tmp;
}
const int TILE = 16;
__global__ void transpose(float *out, const float *in) {
  __shared__ float tile[TILE][TILE + 1];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y, width = gridDim.x * TILE;
  tile[threadIdx.y][threadIdx.x] = in[y * width + x];
  __syncthreads();
  x = blockIdx.y * TILE + threadIdx.x; y = blockIdx.x * TILE + threadIdx.y;
  out[y * width + x] = tile[threadIdx.x][threadIdx.y];
}
__global__ void transpose_at_once(float *out, const float *in) {
  __shared__ float tile[TILE][TILE + 1];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y, width = gridDim.x * TILE;
  tile[threadIdx.y][threadIdx.x] = in[y * width + x];
  x = blockIdx.y * TILE + threadIdx.x; y = blockIdx.x * TILE + threadIdx.y;
  out[y * width + x] = tile[threadIdx.x][threadIdx.y];
}
int main(int argc, char **argv) {
  const int count = 64, nx = 1024, ny = 1024;
  int *d, n = atoi(argv[1]);
  float *a, *b;
  cudaMalloc(&d, count * sizeof(int));
  cudaMalloc(&a, nx * ny * sizeof(float));
  cudaMalloc(&b, nx * ny * sizeof(float));
  reverse<<<1, n, n * sizeof(int)>>>(d, n);
  reverse_at_once<<<1, n, n * sizeof(int)>>>(d, n);
  swap_ends<<<1, count / 2>>>(d, count);
  swap_all<<<1, count>>>(d, count);
  dim3 grid(nx / TILE, ny / TILE), block(TILE, TILE);
  transpose<<<grid, block>>>(a, b);
  transpose_at_once<<<grid, block>>>(a, b);
  return cudaDeviceSynchronize();
}
