// A block of 7 by 11. Twin: fail/race/needles/needle_shape.
// run: --grid 2 --block 7,11
// expect: none
__global__ void k(int *hit, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  t = t * blockDim.y + threadIdx.y;
  if (blockDim.x == 7 && blockDim.y == 11)
    hit[t] = t;
}
