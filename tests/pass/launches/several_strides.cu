// Two strides of which the caller knows which one is the larger.
// Twin: fail/race/launches/several_strides.
// run: --search default
// expect: none
__global__ void copy(const float *in, float *out, int size, int head_stride, int row_stride) {
  int row = blockIdx.x, head = blockIdx.y;
  for (int i = threadIdx.x; i < size; i += blockDim.x)
    out[head * head_stride + row * row_stride + i] = in[row * size + i];
}
