// What a host sets besides arguments: numbers, a struct, a pointer, an array. Not a counter, which the kernel
// changes and which begins at 0, nor what the file gives a value. Twin: fail/race/launches/variables_of_host.
// run: --search default --kernel shift
// expect: none
// run: --search default --kernel step
// expect: none
// run: --search default --kernel pairs
// expect: none
// run: --search default --kernel columns
// expect: none
// run: --search default --kernel counted
// expect: none
#include <assert.h>
__constant__ int n;
__constant__ float weights[9];

__global__ void shift(float *a, const float *b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    a[i] = b[i + 1] * weights[i % 9];
}

struct Grid { int cells, distance; float dt; };
__constant__ Grid grid;
__global__ void step(float *x, float *v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + grid.distance < grid.cells)
    x[i] = v[i + grid.distance] * grid.dt;
}

__device__ unsigned *table;
__global__ void pairs() {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    table[i] = i / 2;
}

__constant__ int size[2];
__global__ void columns(int *out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < size[0] && y < size[1])
    out[y * size[0] + x] = x;
}

__device__ unsigned arrived;
__device__ int shares = 8;
__global__ void counted(int *out) {
  __shared__ unsigned ticket;
  if (threadIdx.x == 0)
    ticket = atomicAdd(&arrived, 1);
  __syncthreads();
  assert(ticket < gridDim.x);
  out[ticket * blockDim.x + threadIdx.x] = shares;
  assert(shares == 8);
}
