// A narrow range of a floating-point number. Twin: fail/race/needles/needle_float.
// run: --grid 2 --block 64 --arg x=2.5
// expect: none
__global__ void k(int *hit, float x) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (x > 2.25f && x < 2.75f)
    hit[t] = t;
}
