// A wavelet of rows: sums in the left half of each row, differences in the right one. A row is as long as both.
// Twin: fail/race/launches/wavelet_rows.
// run: --search default
// expect: none
__global__ void haar(const float *in, float *out, int w, int h, int stride) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w / 2 || y >= h)
    return;
  int low = y * stride + x, high = low + w / 2;
  float a = in[y * stride + 2 * x], b = in[y * stride + 2 * x + 1];
  out[low] = (a + b) * 0.5f;
  out[high] = (a - b) * 0.5f;
}
