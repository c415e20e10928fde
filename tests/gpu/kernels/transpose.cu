// A tile in shared memory.
// run: --grid 8,8 --block 16,16 --arg 'a=i32[16384]:iota' --arg 'o=i32[16384]:zeros'
__global__ void k(const int *a, int *o) {
  __shared__ int tile[16][17];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  tile[threadIdx.y][threadIdx.x] = a[y * 128 + x];
  __syncthreads();
  x = blockIdx.y * 16 + threadIdx.x;
  y = blockIdx.x * 16 + threadIdx.y;
  o[y * 128 + x] = tile[threadIdx.x][threadIdx.y];
}
