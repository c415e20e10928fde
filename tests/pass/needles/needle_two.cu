// Two numbers together. Twin: fail/race/needles/needle_two.
// run: --grid 2 --block 64 --arg n=48271 --arg m=1999
// expect: none
__global__ void k(int *o, int *hit, int n, int m) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (n == 48271)
    o[t] = m;
  if (m == 1999 && n > 40000)
    hit[t] = t;
}
