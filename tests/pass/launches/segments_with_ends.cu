// Each block labels one segment, which two buffers bound. Twin: fail/race/launches/segments_with_ends.
// run: --search default
// expect: none
__global__ void label(const int *begin, const int *end, int *segment) {
  int last = end[blockIdx.x];
  for (int i = begin[blockIdx.x] + threadIdx.x; i < last; i += blockDim.x)
    segment[i] = blockIdx.x;
}
