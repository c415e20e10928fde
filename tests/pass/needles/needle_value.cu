// One value of a number of 31 bits, which the code names. Twin: fail/race/needles/needle_value.
// run: --grid 2 --block 64 --arg n=48271
// expect: none
__global__ void k(int *hit, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (n == 48271)
    hit[t] = t;
}
