// A sum of a warp under a condition that not all of its lanes fulfil.
#define FULL_MASK 0xffffffff
__global__ void dot(const float *a, const float *b, float *sum, int n)
{
  int i = threadIdx.x;
  if (i < n) {
    float v = a[i] * b[i];
    for (int o = 16; o > 0; o >>= 1)
      v += __shfl_down_sync(FULL_MASK, v, o);
    if ((i & 31) == 0) atomicAdd(sum, v);
  }
}
void host(const float *a, const float *b, float *sum, int n) { dot<<<1, 128>>>(a, b, sum, n); }
