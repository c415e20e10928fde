// Two rows meet when one number is five times the other. Twin: fail/race/needles/needle_distance.
// run: --grid 2 --block 64 --arg n=20 --arg m=100
// expect: none
__global__ void k(int *o, int n, int m) { // warpscope: grid.x == 2
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int d = m - 5 * n;
  d = d < 0 ? -d : d;
  if (n < 10)
    return;
  if (blockIdx.x == 0)
    o[threadIdx.x] = n;
  else
    o[(d + 1) * 1024 + threadIdx.x] = t;
}
