// A narrow range of a number of 31 bits. Twin: fail/race/needles/needle_range.
// run: --grid 2 --block 64 --arg n=7000042
// expect: none
__global__ void k(int *hit, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (n > 7000000 && n < 7000100)
    hit[t] = t;
}
