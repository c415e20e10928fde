// race: 2 64 pitch=1024 width=128 height=1
// Two columns share a number.
__global__ void k(double *a, int pitch, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) ((double *)((char *)a + y * pitch))[x / 2] *= 2;
}
