// One value of a number of 31 bits, which the code names. Twin: pass/needles/needle_value.
// run: --grid 2 --block 64 --arg n=48271
// expect: race waw 7
__global__ void k(int *hit, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (n == 48271)
    hit[0] = t;
}
