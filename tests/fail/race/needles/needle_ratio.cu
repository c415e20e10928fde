// One number is three times the other, beyond 1000: no constant tells it. Twin: pass/needles/needle_ratio.
// run: --grid 2 --block 64 --arg n=1500 --arg m=4500
// expect: race waw 7
__global__ void k(int *hit, int n, int m) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (n > 1000 && m == 3 * n)
    hit[0] = t;
}
