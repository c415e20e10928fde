// A loop of a length of its own in every lane.
// run: --grid 64 --block 128 --arg 'o=i32[8192]:zeros'
__global__ void k(int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long v = i + 1;
  int steps = 0;
  while (v != 1) {
    v = v % 2 ? 3 * v + 1 : v / 2;
    ++steps;
  }
  o[i] = steps;
}
