// A block labels the first cell of the next segment as well. Twin: pass/launches/segments_with_ends.
// run: --search default
// expect: race waw 7
__global__ void label(const int *begin, const int *end, int *segment) {
  int last = end[blockIdx.x];
  for (int i = begin[blockIdx.x] + threadIdx.x; i <= last; i += blockDim.x)
    segment[i] = blockIdx.x;
}
