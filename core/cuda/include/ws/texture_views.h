// How cells are read through a view. Included by ws_texture.h.
//
// Coordinates, address modes and filters are those of the CUDA Programming Guide, "Texture Fetching": a linear filter has
// weights of 8 bits, wrapping and mirroring are for normalised coordinates only, and integers cannot be filtered. The
// weight of each cell has 8 bits, too: 256 is divided by the third coordinate, then by the first, then by the second, with
// the roundings of an H200.
#pragma once
// `core/program/src/cudart/textures.rs` writes it.
struct ws_view {
  char *cells;
  unsigned long long pitch, layer; // bytes from row to row, from layer to layer
  int w, h, d;                     // cells of a row, rows, layers
  unsigned element, channels, bits, kind; // bytes of a cell, its parts, their bits, cudaChannelFormatKind
  unsigned normalized, linear, to_float;
  unsigned mode[3]; // cudaTextureAddressMode
  float border[4];
  // Of a mipmapped array: the views of its further levels follow.
  unsigned levels, between; // whether to interpolate between two
  float bias, low, high;    // added to a level; the least and the greatest
};
// Whether handles may lead to views, in conditions alone: `core/ir/src/views.rs` answers.
#ifdef __CUDA__
WS_E bool __ws_views();
#else
WS_D bool __ws_views() { return false; }
#endif
WS_D ws_view *ws_view_of(const void *h) { return (unsigned long long)h & 1 ? (ws_view *)((char *)h - 1) : (ws_view *)0; }
WS_D const void *ws_handle(cudaTextureObject_t h) { return h; }
template <class T, int N, cudaTextureReadMode M> WS_D const void *ws_handle(const texture<T, N, M> &t) { return *(const void *const *)&t; }
template <class T, int N> WS_D const void *ws_handle(const surface<T, N> &t) { return *(const void *const *)&t; }
template <class S> WS_D int ws_row(const S &, int x) { if (__ws_views()) return x; return x & 8191; }
template <class S> WS_D int ws_line(const S &, int x) { if (__ws_views()) return 0; return x >> 13; }

// Part `c` of the cell at `p`.
template <class S> WS_D S ws_part(const ws_view *v, const char *p, unsigned c) {
  if (c >= v->channels) return (S)0;
  p += c * (v->bits / 8);
  if (v->kind == cudaChannelFormatKindFloat) {
    if (v->bits == 32) return (S)*(const float *)p;
    // A half: its exponent is moved, so that numbers below the normal ones are right too.
    const unsigned short b = *(const unsigned short *)p;
    const unsigned m = (b & 0x7fffu) << 13;
    const float f = (b & 0x7c00) == 0x7c00 ? __builtin_bit_cast(float, m | 0x7f800000u) : __builtin_bit_cast(float, m) * 0x1p112f;
    return (S)(b & 0x8000 ? -f : f);
  }
  if (v->kind == cudaChannelFormatKindUnsigned) {
    const unsigned n = v->bits == 8 ? *(const unsigned char *)p : v->bits == 16 ? *(const unsigned short *)p : *(const unsigned *)p;
    if (v->to_float) return (S)((float)n / (v->bits == 8 ? 255.0f : 65535.0f));
    return (S)n;
  }
  const int n = v->bits == 8 ? *(const signed char *)p : v->bits == 16 ? *(const short *)p : *(const int *)p;
  if (v->to_float) {
    const float f = (float)n / (v->bits == 8 ? 127.0f : 32767.0f);
    return (S)(f < -1.0f ? -1.0f : f);
  }
  return (S)n;
}
template <class T> WS_D T ws_cell_at(const ws_view *v, const char *p) {
  typedef typename ws_cell<T>::S S;
  if (!v->to_float && v->element == sizeof(T) && sizeof(S) * 8 == v->bits) return *(const T *)p;
  T t;
  for (unsigned c = 0; c < sizeof(T) / sizeof(S); ++c) ((S *)&t)[c] = ws_part<S>(v, p, c);
  return t;
}
template <class T> WS_D T ws_border_of(const ws_view *v) {
  typedef typename ws_cell<T>::S S;
  T t;
  for (unsigned c = 0; c < sizeof(T) / sizeof(S); ++c) ((S *)&t)[c] = (S)v->border[c & 3];
  return t;
}
WS_D int ws_floor(float x) { return x >= 1e9f ? 1000000000 : x >= -1e9f ? (int)__builtin_floorf(x) : -1000000000; }
// The cell that a number means in a dimension of `n`; -1 for the border.
WS_D int ws_inside_of(int i, int n, unsigned mode, unsigned normalized) {
  if (i >= 0 && i < n) return i;
  if (mode == cudaAddressModeBorder) return -1;
  if (!normalized || mode == cudaAddressModeClamp) return i < 0 ? 0 : n - 1;
  const int period = mode == cudaAddressModeMirror ? 2 * n : n;
  int r = i % period;
  if (r < 0) r += period;
  return r < n ? r : period - 1 - r;
}
template <class T> WS_D T ws_cell_in(const ws_view *v, int x, int y, int z) {
  if (x < 0 || y < 0 || z < 0) return ws_border_of<T>(v);
  return ws_cell_at<T>(v, v->cells + (unsigned long long)z * v->layer + (unsigned long long)y * v->pitch + (unsigned long long)x * v->element);
}
template <class T> WS_D T ws_linear_cell(const ws_view *v, long long i) {
  if (i < 0 || i >= v->w) return ws_cell<T>::of(0);
  return ws_cell_at<T>(v, v->cells + (unsigned long long)i * v->element);
}
// The weight of the next cell, of 256.
WS_D int ws_weight(float x, int i) { return (int)((x - (float)i) * 256.0f + 0.5f); }
// The part of a weight that the cells with the greater or the smaller coordinate get.
WS_D int ws_share(int weight, int next, int greater, int half = 128) {
  const int part = (weight * next + half) >> 8;
  return greater ? part : weight - part;
}
template <class T> WS_D T ws_sample(const ws_view *v, int dims, float x, float y, float z, int layer) {
  typedef typename ws_cell<T>::S S;
  const unsigned normalized = v->normalized;
  const int w = v->w, h = v->h, d = v->d;
  if (normalized) {
    x *= (float)w;
    if (dims > 1) y *= (float)h;
    if (dims > 2) z *= (float)d;
  }
  layer = layer < 0 ? 0 : layer >= d ? d - 1 : layer;
  if (!v->linear) {
    const int i = ws_inside_of(ws_floor(x), w, v->mode[0], normalized);
    const int j = dims > 1 ? ws_inside_of(ws_floor(y), h, v->mode[1], normalized) : 0;
    const int k = dims > 2 ? ws_inside_of(ws_floor(z), d, v->mode[2], normalized) : layer;
    return ws_cell_in<T>(v, i, j, k);
  }
  x -= 0.5f, y -= 0.5f, z -= 0.5f;
  const int i = ws_floor(x), j = dims > 1 ? ws_floor(y) : 0, k = dims > 2 ? ws_floor(z) : 0;
  const int a = ws_weight(x, i), b = dims > 1 ? ws_weight(y, j) : 0, c = dims > 2 ? ws_weight(z, k) : 0;
  float sum[sizeof(T) / sizeof(S)] = {};
  for (int corner = 0; corner < 1 << dims; ++corner) {
    const int r = corner & 1, s = corner >> 1 & 1, t = corner >> 2;
    const float weight = (float)ws_share(ws_share(ws_share(256, c, t), a, r), b, s, 127 + r) * 0.00390625f;
    const T cell = ws_cell_in<T>(v, ws_inside_of(i + r, w, v->mode[0], normalized), dims > 1 ? ws_inside_of(j + s, h, v->mode[1], normalized) : 0, dims > 2 ? ws_inside_of(k + t, d, v->mode[2], normalized) : layer);
    for (unsigned n = 0; n < sizeof(T) / sizeof(S); ++n) sum[n] += weight * (float)((const S *)&cell)[n];
  }
  T t;
  for (unsigned n = 0; n < sizeof(T) / sizeof(S); ++n) ((S *)&t)[n] = (S)sum[n];
  return t;
}
// The level that numbers behind the coordinates mean: itself, or what coordinates change by from one thread to the next.
WS_D float ws_level(const ws_view *) { return 0.0f; }
template <class A> WS_D float ws_level(const ws_view *, A level) { return (float)level; }
WS_D float ws_spread(float s, float t) { return 0.5f * __builtin_log2f(s > t ? s : t); }
WS_D float ws_level(const ws_view *v, float s, float t) { s *= (float)v->w, t *= (float)v->w; return ws_spread(s * s, t * t); }
template <class A> WS_D float ws_level(const ws_view *v, float2 s, A t) {
  const float w = (float)v->w, h = (float)v->h;
  return ws_spread(s.x * w * s.x * w + s.y * h * s.y * h, t.x * w * t.x * w + t.y * h * t.y * h);
}
template <class A> WS_D float ws_level(const ws_view *v, float4 s, A t) {
  const float w = (float)v->w, h = (float)v->h, d = (float)v->d;
  return ws_spread(s.x * w * s.x * w + s.y * h * s.y * h + s.z * d * s.z * d, t.x * w * t.x * w + t.y * h * t.y * h + t.z * d * t.z * d);
}
template <class T> WS_D T ws_sample(const ws_view *v, int dims, float x, float y, float z, int layer, float level) {
  if (v->levels <= 1) return ws_sample<T>(v, dims, x, y, z, layer);
  typedef typename ws_cell<T>::S S;
  const float last = (float)(v->levels - 1), high = v->high < last ? v->high : last;
  level += v->bias;
  level = level > high ? high : level > v->low ? level : v->low;
  if (!v->between) return ws_sample<T>(v + (int)(level + 0.5f), dims, x, y, z, layer);
  const int first = (int)level, weight = (int)((level - (float)first) * 256.0f);
  T t = ws_sample<T>(v + first, dims, x, y, z, layer);
  if (weight == 0) return t;
  const T next = ws_sample<T>(v + first + 1, dims, x, y, z, layer);
  const float part = (float)weight * 0.00390625f;
  for (unsigned n = 0; n < sizeof(T) / sizeof(S); ++n) ((S *)&t)[n] = (S)((float)((S *)&t)[n] * (1.0f - part) + (float)((const S *)&next)[n] * part);
  return t;
}
// One part of the four cells that a linear filter would use, against the clock from the lower left.
template <class T> WS_D T ws_gather(const ws_view *v, float x, float y, int part = 0) {
  typedef typename ws_cell<T>::S S;
  if (v->normalized) x *= (float)v->w, y *= (float)v->h;
  const int i = ws_floor(x - 0.5f), j = ws_floor(y - 0.5f);
  T t;
  for (unsigned n = 0; n < sizeof(T) / sizeof(S); ++n) {
    const int r = ws_inside_of(i + (n == 1 || n == 2), v->w, v->mode[0], v->normalized), s = ws_inside_of(j + (n < 2), v->h, v->mode[1], v->normalized);
    ((S *)&t)[n] = r < 0 || s < 0 ? (S)v->border[part & 3] : ws_part<S>(v, v->cells + (unsigned long long)s * v->pitch + (unsigned long long)r * v->element, part);
  }
  return t;
}
// The face that a direction meets, and where: the table of "Cubemap Textures". Faces end at their borders.
template <class T> WS_D T ws_cube_sample(const ws_view *v, float x, float y, float z, int cube, float level) {
  const float ax = __builtin_fabsf(x), ay = __builtin_fabsf(y), az = __builtin_fabsf(z);
  int face;
  float m, s, t;
  if (ax >= ay && ax >= az) face = x >= 0 ? 0 : 1, m = ax, s = x >= 0 ? -z : z, t = -y;
  else if (ay >= az) face = y >= 0 ? 2 : 3, m = ay, s = x, t = y >= 0 ? z : -z;
  else face = z >= 0 ? 4 : 5, m = az, s = z >= 0 ? x : -x, t = -y;
  const float u = (s / m + 1.0f) * 0.5f, w = (t / m + 1.0f) * 0.5f;
  if (v->normalized) return ws_sample<T>(v, 2, u, w, 0, cube * 6 + face, level);
  return ws_sample<T>(v, 2, u * (float)v->w, w * (float)v->h, 0, cube * 6 + face, level);
}
// The place of `size` bytes of a surface, from byte `x` of a row on; null if they are outside.
WS_D char *ws_surface_cell(const ws_view *v, long long x, long long y, long long z, unsigned size, cudaSurfaceBoundaryMode mode) {
  const long long row = (long long)v->w * v->element;
  if (x < 0 || x + size > row || y < 0 || y >= v->h || z < 0 || z >= v->d) {
    if (mode == cudaBoundaryModeTrap) __builtin_trap();
    if (mode == cudaBoundaryModeZero) return (char *)0;
    x = x < 0 ? 0 : x + size > row ? row - size : x;
    y = y < 0 ? 0 : y >= v->h ? v->h - 1 : y;
    z = z < 0 ? 0 : z >= v->d ? v->d - 1 : z;
  }
  return v->cells + z * (long long)v->layer + y * (long long)v->pitch + x;
}
