// One thread alone in the tail of a block of more than 64. Twin: pass/needles/needle_tail.
// run: --grid 2 --arg n=193 --block 96
// expect: race waw 7
__global__ void k(int *hit, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (blockDim.x > 64 && n % blockDim.x == 1)
    hit[0] = t;
}
