// What a host sets besides arguments is not 0: with 0 these kernels do nothing. Twin: pass/launches/variables_of_host.
// run: --search default --kernel shift
// expect: race war 18
// expect: race warp-level 18
// run: --search default --kernel step
// expect: race war 26
// expect: race warp-level 26
// run: --search default --kernel pairs
// expect: race waw 33
// run: --search default --kernel columns
// expect: race waw 40
__constant__ int n;
__constant__ float weights[9];

__global__ void shift(float *a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    a[i] = a[i + 1] * weights[i % 9];
}

struct Grid { int cells, distance; float dt; };
__constant__ Grid grid;
__global__ void step(float *x, float *v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + grid.distance < grid.cells)
    v[i] = v[i + grid.distance];
}

__device__ unsigned *table;
__global__ void pairs() {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    table[i / 2] = i;
}

__constant__ int size[2];
__global__ void columns(int *out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < size[0] && y < size[1])
    out[y] = x;
}
