// Textures and surfaces: what is read through them is memory like any other, and what is written through a surface can race.
//
// In a run of a program, an object is the address of a `ws_view` plus one, and so is what the device's variable of a reference
// holds: the view says where the cells are, and how they are read (ws/texture_views.h).
//
// Otherwise an object is a pointer to its cells. Its shape is not known, so cells are laid out for the largest shape that a
// launch here is likely to use, and addresses beyond are clamped; filters and modes do not change which launch is right, and a
// read gives the cell that its coordinates, rounded down, are in. A reference has no memory: a read gives the number of the cell.
#pragma once
extern "C++" { typedef struct ws_texels *cudaTextureObject_t; typedef struct ws_texels *cudaSurfaceObject_t;
enum cudaTextureReadMode { cudaReadModeElementType, cudaReadModeNormalizedFloat };
enum cudaTextureFilterMode { cudaFilterModePoint, cudaFilterModeLinear };
enum cudaTextureAddressMode { cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder };
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero, cudaBoundaryModeClamp, cudaBoundaryModeTrap };
enum cudaSurfaceFormatMode { cudaFormatModeForced, cudaFormatModeAuto };
enum { cudaTextureType1D = 1, cudaTextureType2D = 2, cudaTextureType3D = 3, cudaTextureTypeCubemap = 0xc, cudaTextureType1DLayered = 0xf1, cudaTextureType2DLayered = 0xf2, cudaTextureTypeCubemapLayered = 0xfc, cudaSurfaceType1D = 1, cudaSurfaceType2D = 2, cudaSurfaceType3D = 3, cudaSurfaceTypeCubemap = 0xc, cudaSurfaceType1DLayered = 0xf1, cudaSurfaceType2DLayered = 0xf2, cudaSurfaceTypeCubemapLayered = 0xfc };
enum cudaChannelFormatKind { cudaChannelFormatKindSigned, cudaChannelFormatKindUnsigned, cudaChannelFormatKindFloat, cudaChannelFormatKindNone };
struct cudaChannelFormatDesc { int x, y, z, w; cudaChannelFormatKind f; };
struct textureReference { int normalized; cudaTextureFilterMode filterMode; cudaTextureAddressMode addressMode[3]; cudaChannelFormatDesc channelDesc; int sRGB; unsigned maxAnisotropy; cudaTextureFilterMode mipmapFilterMode; float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp; int disableTrilinearOptimization, reserved[13]; cudaTextureReadMode ws_mode; }; struct surfaceReference { cudaChannelFormatDesc channelDesc; };
// How many bits the parts of a cell have, and of what kind they are.
template <class T> struct ws_channel { static constexpr cudaChannelFormatDesc of() { return cudaChannelFormatDesc{0, 0, 0, 0, cudaChannelFormatKindNone}; } };
#define WS_CHANNEL1(T, n, kind) template <> struct ws_channel<T> { static constexpr cudaChannelFormatDesc of() { return cudaChannelFormatDesc{n * 8, 0, 0, 0, kind}; } };
#define WS_CHANNELS(V, S, n, kind) \
  WS_CHANNEL1(S, n, kind) WS_CHANNEL1(V##1, n, kind) \
  template <> struct ws_channel<V##2> { static constexpr cudaChannelFormatDesc of() { return cudaChannelFormatDesc{n * 8, n * 8, 0, 0, kind}; } }; \
  template <> struct ws_channel<V##3> { static constexpr cudaChannelFormatDesc of() { return cudaChannelFormatDesc{n * 8, n * 8, n * 8, 0, kind}; } }; \
  template <> struct ws_channel<V##4> { static constexpr cudaChannelFormatDesc of() { return cudaChannelFormatDesc{n * 8, n * 8, n * 8, n * 8, kind}; } };
WS_CHANNELS(char, signed char, 1, cudaChannelFormatKindSigned) WS_CHANNELS(uchar, unsigned char, 1, cudaChannelFormatKindUnsigned)
WS_CHANNELS(short, short, 2, cudaChannelFormatKindSigned) WS_CHANNELS(ushort, unsigned short, 2, cudaChannelFormatKindUnsigned)
WS_CHANNELS(int, int, 4, cudaChannelFormatKindSigned) WS_CHANNELS(uint, unsigned, 4, cudaChannelFormatKindUnsigned)
WS_CHANNELS(float, float, 4, cudaChannelFormatKindFloat)
WS_CHANNEL1(char, 1, cudaChannelFormatKindSigned)
// The device's variable of a reference is a number, which the compiler makes of this class.
#define WS_REFERENCE(n, filter, mode, desc) { normalized = n; filterMode = filter; addressMode[0] = addressMode[1] = addressMode[2] = mode; channelDesc = desc; sRGB = 0; maxAnisotropy = 0; mipmapFilterMode = cudaFilterModePoint; mipmapLevelBias = minMipmapLevelClamp = maxMipmapLevelClamp = 0; ws_mode = M; }
template <class T, int N = 1, cudaTextureReadMode M = cudaReadModeElementType> struct __attribute__((device_builtin_texture_type)) texture : textureReference {
  WS_ATTR_H texture(int n = 0, cudaTextureFilterMode f = cudaFilterModePoint, cudaTextureAddressMode a = cudaAddressModeClamp) WS_REFERENCE(n, f, a, ws_channel<T>::of())
  WS_ATTR_H texture(int n, cudaTextureFilterMode f, cudaTextureAddressMode a, cudaChannelFormatDesc d) WS_REFERENCE(n, f, a, d)
};
template <class T, int N = 1> struct __attribute__((device_builtin_surface_type)) surface : surfaceReference {};
// What a read gives, and a value of it.
template <class T> struct ws_cell { typedef float F; typedef T S; WS_D T of(unsigned n) { return (T)n; } };
#define WS_CELLS(N, C) template <> struct ws_cell<N##1> { typedef float1 F; typedef C S; WS_D N##1 of(unsigned n) { return make_##N##1((S)n); } }; template <> struct ws_cell<N##2> { typedef float2 F; typedef C S; WS_D N##2 of(unsigned n) { return make_##N##2((S)n, (S)n); } }; template <> struct ws_cell<N##4> { typedef float4 F; typedef C S; WS_D N##4 of(unsigned n) { return make_##N##4((S)n, (S)n, (S)n, (S)n); } };
WS_CELLS(char, signed char) WS_CELLS(uchar, unsigned char) WS_CELLS(short, short) WS_CELLS(ushort, unsigned short) WS_CELLS(int, int) WS_CELLS(uint, unsigned) WS_CELLS(float, float)
template <class T, cudaTextureReadMode M> struct ws_read { typedef T R; }; template <class T> struct ws_read<T, cudaReadModeNormalizedFloat> { typedef typename ws_cell<T>::F R; };
WS_D unsigned ws_at(float c, unsigned most) { return c >= (float)most ? most : c > 0.0f ? (unsigned)c : 0u; } WS_D unsigned ws_at(double c, unsigned most) { return ws_at((float)c, most); } template <class I> WS_D unsigned ws_at(I c, unsigned most) { return c < (I)0 ? 0u : (unsigned long long)c > most ? most : (unsigned)c; }
template <class A> WS_D unsigned ws_index(A x) { return ws_at(x, 4194303u); } template <class A, class B> WS_D unsigned ws_index(A x, B y) { return ws_at(y, 2047u) << 11 | ws_at(x, 2047u); } template <class A, class B, class C> WS_D unsigned ws_index(A x, B y, C z) { return ws_at(z, 63u) << 16 | ws_at(y, 255u) << 8 | ws_at(x, 255u); } template <class A, class B, class C, class D> WS_D unsigned ws_index(A x, B y, C z, D w) { return ws_at(w, 15u) << 18 | ws_at(z, 63u) << 12 | ws_at(y, 63u) << 6 | ws_at(x, 63u); }
#include "ws/texture_views.h"
template <class T> WS_D T ws_fetch(cudaTextureObject_t h, unsigned i) { return h ? ((const T *)h)[i] : ws_cell<T>::of(i); }
#define WS_PARENS(...) __VA_ARGS__
#define WS_TEX(n, TYPES, PARAMS, ARGS, VIEW) template <class T, int N, cudaTextureReadMode M, WS_PARENS TYPES, class... R> WS_D typename ws_read<T, M>::R n(const texture<T, N, M> &t, WS_PARENS PARAMS, R... r) { typedef typename ws_read<T, M>::R W; if (__ws_views()) if (const ws_view *v = ws_view_of(ws_handle(t))) return VIEW; return ws_cell<W>::of(ws_index ARGS & 255u); } \
  template <class T, WS_PARENS TYPES, class... R> WS_D T n(cudaTextureObject_t h, WS_PARENS PARAMS, R... r) { typedef T W; if (__ws_views()) if (const ws_view *v = ws_view_of(h)) return VIEW; return ws_fetch<T>(h, ws_index ARGS); } \
  template <class T, WS_PARENS TYPES, class... R> WS_D void n(T *to, cudaTextureObject_t h, WS_PARENS PARAMS, R... r) { *to = n<T>(h, WS_PARENS ARGS, r...); }
#define WS_TEX1(n, VIEW) WS_TEX(n, (class A), (A x), (x), VIEW)
#define WS_TEX2(n, VIEW) WS_TEX(n, (class A, class B), (A x, B y), (x, y), VIEW)
#define WS_TEX3(n, VIEW) WS_TEX(n, (class A, class B, class C), (A x, B y, C z), (x, y, z), VIEW)
#define WS_TEX4(n, VIEW) WS_TEX(n, (class A, class B, class C, class D), (A x, B y, C z, D w), (x, y, z, w), VIEW)
#define WS_LINE ws_sample<W>(v, 1, (float)x, 0, 0, 0, ws_level(v, r...))
#define WS_LINES ws_sample<W>(v, 1, (float)x, 0, 0, (int)y, ws_level(v, r...))
#define WS_PLANE ws_sample<W>(v, 2, (float)x, (float)y, 0, 0, ws_level(v, r...))
#define WS_PLANES ws_sample<W>(v, 2, (float)x, (float)y, 0, (int)z, ws_level(v, r...))
#define WS_SOLID ws_sample<W>(v, 3, (float)x, (float)y, (float)z, 0, ws_level(v, r...))
#define WS_CUBE ws_cube_sample<W>(v, (float)x, (float)y, (float)z, 0, ws_level(v, r...))
#define WS_CUBES ws_cube_sample<W>(v, (float)x, (float)y, (float)z, (int)w, ws_level(v, r...))
WS_TEX1(tex1Dfetch, ws_linear_cell<W>(v, (long long)x)) WS_TEX1(tex1D, WS_LINE) WS_TEX1(tex1DLod, WS_LINE) WS_TEX1(tex1DGrad, WS_LINE)
WS_TEX2(tex1DLayered, WS_LINES) WS_TEX2(tex1DLayeredLod, WS_LINES) WS_TEX2(tex1DLayeredGrad, WS_LINES)
WS_TEX2(tex2D, WS_PLANE) WS_TEX2(tex2DLod, WS_PLANE) WS_TEX2(tex2DGrad, WS_PLANE) WS_TEX2(tex2Dgather, ws_gather<W>(v, (float)x, (float)y, r...))
WS_TEX3(tex2DLayered, WS_PLANES) WS_TEX3(tex2DLayeredLod, WS_PLANES) WS_TEX3(tex2DLayeredGrad, WS_PLANES)
WS_TEX3(tex3D, WS_SOLID) WS_TEX3(tex3DLod, WS_SOLID) WS_TEX3(tex3DGrad, WS_SOLID)
WS_TEX3(texCubemap, WS_CUBE) WS_TEX3(texCubemapLod, WS_CUBE) WS_TEX4(texCubemapLayered, WS_CUBES) WS_TEX4(texCubemapLayeredLod, WS_CUBES)
// A row of a surface has 8192 bytes at most; what is beyond is not accessed. References have planes of cells by their address.
static __device__ unsigned char __ws_surface_cells[8 << 23];
WS_D bool ws_inside(long long x, long long y, long long z) { return x >= 0 && x < 8192 && y >= 0 && y < 1024 && z >= 0 && z < 64; } WS_D unsigned long long ws_place(long long x, long long y, long long z) { return ((unsigned long long)z << 10 | (unsigned long long)y) << 13 | (unsigned long long)x; }
template <class T> WS_D T ws_load(char *p, long long x, long long y, long long z, cudaSurfaceBoundaryMode m = cudaBoundaryModeTrap) {
  if (__ws_views()) if (const ws_view *v = ws_view_of(p)) { const char *c = ws_surface_cell(v, x, y, z, sizeof(T), m); return c ? *(const T *)c : ws_cell<T>::of(0); }
  if (!p || !ws_inside(x, y, z)) return ws_cell<T>::of(0);
  return *(T *)(p + ws_place(x, y, z));
}
template <class T> WS_D void ws_store(T t, char *p, long long x, long long y, long long z, cudaSurfaceBoundaryMode m = cudaBoundaryModeTrap) {
  if (__ws_views()) if (const ws_view *v = ws_view_of(p)) { if (char *c = ws_surface_cell(v, x, y, z, sizeof(T), m)) *(T *)c = t; return; }
  if (p && ws_inside(x, y, z)) *(T *)(p + ws_place(x, y, z)) = t;
}
template <class T, int N> WS_D char *ws_plane(const surface<T, N> &s) { if (__ws_views()) return (char *)ws_handle(s); return (char *)__ws_surface_cells + ((unsigned long long)&s >> 3 & 7) * 8388608ull; }
#define WS_SURF(n, PARAMS, X, Y, Z) template <class T, class... R> WS_D T n##read(cudaSurfaceObject_t s, WS_PARENS PARAMS, R... r) { return ws_load<T>((char *)s, X, Y, Z, r...); } template <class T, class... R> WS_D void n##read(T *to, cudaSurfaceObject_t s, WS_PARENS PARAMS, R... r) { *to = ws_load<T>((char *)s, X, Y, Z, r...); } template <class T, class... R> WS_D void n##write(T v, cudaSurfaceObject_t s, WS_PARENS PARAMS, R... r) { ws_store<T>(v, (char *)s, X, Y, Z, r...); } \
  template <class T, class V, int N, class... R> WS_D T n##read(const surface<V, N> &s, WS_PARENS PARAMS, R... r) { return ws_load<T>(ws_plane(s), X, Y, Z, r...); } template <class T, class V, int N, class... R> WS_D void n##read(T *to, const surface<V, N> &s, WS_PARENS PARAMS, R... r) { *to = ws_load<T>(ws_plane(s), X, Y, Z, r...); } template <class T, class V, int N, class... R> WS_D void n##write(T v, const surface<V, N> &s, WS_PARENS PARAMS, R... r) { ws_store<T>(v, ws_plane(s), X, Y, Z, r...); }
WS_SURF(surf1D, (int x), ws_row(s, x), ws_line(s, x), 0) WS_SURF(surf2D, (int x, int y), x, y, 0) WS_SURF(surf3D, (int x, int y, int z), x, y, z) WS_SURF(surf1DLayered, (int x, int l), x, 0, l) WS_SURF(surf2DLayered, (int x, int y, int l), x, y, l) WS_SURF(surfCubemap, (int x, int y, int f), x, y, f) WS_SURF(surfCubemapLayered, (int x, int y, int f), x, y, f)
} // extern "C++"
