// Blocks of 41 to 47 threads, and five of them. Twin: fail/race/needles/needle_block.
// run: --grid 5 --block 44 --arg n=1
// expect: none
__global__ void k(int *hit, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (blockDim.x > 40 && blockDim.x < 48 && gridDim.x == 5 && n > 0)
    hit[t] = t;
}
