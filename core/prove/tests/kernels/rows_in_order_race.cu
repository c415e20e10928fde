// race: 1 32 rows=32 begin=i32[33]:iota
// The end of each row is the begin of the next.
__global__ void k(const int *begin, float *value, const float *scale, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < rows)
    for (int e = begin[r]; e <= begin[r + 1]; ++e) value[e] *= scale[r];
}
