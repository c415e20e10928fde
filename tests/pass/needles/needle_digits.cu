// Four decimal digits of a number, one after the other. Twin: fail/race/needles/needle_digits.
// run: --grid 2 --block 64 --arg n=94137
// expect: none
__global__ void k(int *o, int *hit, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int d = n;
  if (d % 10 != 7)
    return;
  d /= 10;
  o[t] = d;
  if (d % 10 != 3)
    return;
  d /= 10;
  o[t] = d + 1;
  if (d % 10 != 1)
    return;
  d /= 10;
  o[t] = d + 2;
  if (d % 10 == 4)
    hit[t] = t;
}
