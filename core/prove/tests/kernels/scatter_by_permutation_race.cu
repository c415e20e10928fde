// race: 1 64 place=i32[]:iota n=64
// Of one place, two threads are given halves.
__global__ void k(const int *place, const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[place[i / 2]] = in[i];
}
