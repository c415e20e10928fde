// A power of two of at least 2048. Twin: fail/race/needles/needle_power.
// run: --grid 2 --block 64 --arg n=4096
// expect: none
__global__ void k(int *hit, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (n >= 2048 && (n & (n - 1)) == 0)
    hit[t] = t;
}
