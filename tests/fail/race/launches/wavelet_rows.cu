// In place: what one thread writes may be what another has still to read. Twin: pass/launches/wavelet_rows.
// run: --search default
// expect: race raw 13 15
// expect: race war 13 14
// expect: race warp-level 13 14
// expect: race warp-level 13 15
__global__ void haar(float *out, int w, int h, int stride) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w / 2 || y >= h)
    return;
  int low = y * stride + x, high = low + w / 2;
  const float *pair = out + y * stride + 2 * x;
  float a = pair[0], b = pair[1];
  out[low] = (a + b) * 0.5f;
  out[high] = (a - b) * 0.5f;
}
