// Strides of batches, heads and rows, as kernels of attention have them.
// Twin: pass/launches/strides_in_struct.
// run: --search default
// expect: race raw 17 20
// expect: race war 17 20
// expect: race warp-level 17 20
// expect: uninitialized-read - 20
struct Params {
  const float *in;
  float *out;
  int length, size, batch_stride, head_stride, row_stride;
};
__global__ void sums(const Params p) {
  extern __shared__ float s[];
  int row = blockIdx.x, head = blockIdx.y, batch = blockIdx.z;
  int at = batch * p.batch_stride + head * p.head_stride;
  for (int i = threadIdx.x; i < p.length; i += blockDim.x) s[i] = p.in[at + i * p.row_stride];
  for (int d = threadIdx.x; d < p.size; d += blockDim.x) {
    float sum = 0;
    for (int i = 0; i < p.length; ++i) sum += s[i] * d;
    p.out[at + row * p.row_stride + d] = sum;
  }
}
