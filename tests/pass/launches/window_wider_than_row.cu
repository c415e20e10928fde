// Running sum along rows, radius r; host: r = 10, w = 512.
// Twin: fail/race/launches/window_wider_than_row.
// run: --search default
// expect: none
__global__ void row_sum(const float *in, float *out, int w, int h, int r) {
  int y = blockIdx.x * blockDim.x + threadIdx.x;
  if (y >= h) return;
  const float *a = in + y * w; float *o = out + y * w;
  float t = a[0] * r;
  for (int x = 0; x < r + 1; ++x) t += a[x];
  o[0] = t;
  for (int x = 1; x < r + 1; ++x) { t += a[x + r] - a[0]; o[x] = t; }
  for (int x = r + 1; x < w - r; ++x) { t += a[x + r] - a[x - r - 1]; o[x] = t; }
  for (int x = w - r; x < w; ++x) { t += a[w - 1] - a[x - r - 1]; o[x] = t; }
}
void host(const float *in, float *out, int w, int h, int r) { row_sum<<<h / 64, 64>>>(in, out, w, h, r); }
