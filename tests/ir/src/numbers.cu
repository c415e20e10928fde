// Arithmetic of all widths, conversions, math calls, comparisons and selects.
__global__ void numbers(float *f, double *d, int *i, unsigned *u, long long *l, unsigned char *b, short *h) {
  int t = threadIdx.x;
  float x = f[t], y = f[t + 1];
  double z = d[t];
  f[t] = sqrtf(x) + expf(y) * sinf(x) - fmaf(x, y, 1.5f) + powf(x, 2.0f) + fmodf(x, y) + rsqrtf(y);
  f[t] += x > y ? fminf(x, y) : fmaxf(-x, y);
  d[t] = sqrt(z) / (1.0 + fabs(z)) + floor(z) + ceil(x) + round(z) + (double)x - exp2(z) + cbrt(z);
  d[t + 1] = isnan(z) || !isfinite(z) ? 0x1.8p-3 : z * 1e-300;
  int v = i[t];
  unsigned w = u[t];
  i[t] = v / 3 - v % 7 + (v << 3) - (v >> 2) + (int)x + (int)z + __mulhi(v, v) + __float_as_int(x) + min(v, 9);
  u[t] = w / 5 + w % 9 + (w >> 7) + (unsigned)x + __popc(w) + __clz(w) + __brev(w) + __ffs(w) + max(w, 77u);
  l[t] = (long long)v * v / (l[t] | 1) + (l[t] >> 33) + (long long)z + __double_as_longlong(z);
  b[t] = (unsigned char)(b[t] + w) ^ (signed char)v;
  h[t] = (short)(h[t] * v) + (x == y) + (x != z) - !(x <= y);
  bool p = v > 3 && w < 9u, q = p ^ (x < y);
  f[t + 1] = (float)w + (float)v + (float)l[t] + (q ? 1.0f : -0.0f) + (unsigned long long)z % 3;
  l[t + 1] = __funnelshift_l(w, (unsigned)v, 5) + abs(v) + abs(l[t]) + (__int128(v) * w >> 64);
}
