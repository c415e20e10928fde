// Textures and surfaces. An object is a pointer to its cells: what is read through it is read-only memory like any other, and
// what is written through a surface can race. Its shape is not known, so cells are laid out for the largest shape that a launch
// here is likely to use, and addresses beyond are clamped; filters and modes do not change which launch is right, and a read
// gives the cell that its coordinates, rounded down, are in. A reference has no memory: a read gives the number of the cell.
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
struct textureReference { int normalized; cudaTextureFilterMode filterMode; cudaTextureAddressMode addressMode[3]; cudaChannelFormatDesc channelDesc; int sRGB; unsigned maxAnisotropy; cudaTextureFilterMode mipmapFilterMode; float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp; }; struct surfaceReference { cudaChannelFormatDesc channelDesc; };
template <class T, int N = 1, cudaTextureReadMode M = cudaReadModeElementType> struct __attribute__((device_builtin_texture_type)) texture : textureReference { texture() = default; texture(int, cudaTextureFilterMode, cudaTextureAddressMode) {} texture(int, cudaTextureFilterMode, cudaTextureAddressMode, cudaChannelFormatDesc) {} };
template <class T, int N = 1> struct __attribute__((device_builtin_surface_type)) surface : surfaceReference {};
// What a read gives, and a value of it.
template <class T> struct ws_cell { typedef float F; WS_D T of(unsigned n) { return (T)n; } };
#define WS_CELLS(N, S) template <> struct ws_cell<N##1> { typedef float1 F; WS_D N##1 of(unsigned n) { return make_##N##1((S)n); } }; template <> struct ws_cell<N##2> { typedef float2 F; WS_D N##2 of(unsigned n) { return make_##N##2((S)n, (S)n); } }; template <> struct ws_cell<N##4> { typedef float4 F; WS_D N##4 of(unsigned n) { return make_##N##4((S)n, (S)n, (S)n, (S)n); } };
WS_CELLS(char, signed char) WS_CELLS(uchar, unsigned char) WS_CELLS(short, short) WS_CELLS(ushort, unsigned short) WS_CELLS(int, int) WS_CELLS(uint, unsigned) WS_CELLS(float, float)
template <class T, cudaTextureReadMode M> struct ws_read { typedef T R; }; template <class T> struct ws_read<T, cudaReadModeNormalizedFloat> { typedef typename ws_cell<T>::F R; };
WS_D unsigned ws_at(float c, unsigned most) { return c >= (float)most ? most : c > 0.0f ? (unsigned)c : 0u; } WS_D unsigned ws_at(double c, unsigned most) { return ws_at((float)c, most); } template <class I> WS_D unsigned ws_at(I c, unsigned most) { return c < (I)0 ? 0u : (unsigned long long)c > most ? most : (unsigned)c; }
template <class A> WS_D unsigned ws_index(A x) { return ws_at(x, 4194303u); } template <class A, class B> WS_D unsigned ws_index(A x, B y) { return ws_at(y, 2047u) << 11 | ws_at(x, 2047u); } template <class A, class B, class C> WS_D unsigned ws_index(A x, B y, C z) { return ws_at(z, 63u) << 16 | ws_at(y, 255u) << 8 | ws_at(x, 255u); } template <class A, class B, class C, class D> WS_D unsigned ws_index(A x, B y, C z, D w) { return ws_at(w, 15u) << 18 | ws_at(z, 63u) << 12 | ws_at(y, 63u) << 6 | ws_at(x, 63u); }
template <class T> WS_D T ws_fetch(cudaTextureObject_t h, unsigned i) { return h ? ((const T *)h)[i] : ws_cell<T>::of(i); }
#define WS_PARENS(...) __VA_ARGS__
#define WS_TEX(n, TYPES, PARAMS, ARGS) template <class T, int N, cudaTextureReadMode M, WS_PARENS TYPES, class... R> WS_D typename ws_read<T, M>::R n(const texture<T, N, M> &, WS_PARENS PARAMS, R...) { return ws_cell<typename ws_read<T, M>::R>::of(ws_index ARGS & 255u); } \
  template <class T, WS_PARENS TYPES, class... R> WS_D T n(cudaTextureObject_t h, WS_PARENS PARAMS, R...) { return ws_fetch<T>(h, ws_index ARGS); } \
  template <class T, WS_PARENS TYPES, class... R> WS_D void n(T *r, cudaTextureObject_t h, WS_PARENS PARAMS, R...) { *r = ws_fetch<T>(h, ws_index ARGS); }
#define WS_TEX1(n) WS_TEX(n, (class A), (A x), (x))
#define WS_TEX2(n) WS_TEX(n, (class A, class B), (A x, B y), (x, y))
#define WS_TEX3(n) WS_TEX(n, (class A, class B, class C), (A x, B y, C z), (x, y, z))
#define WS_TEX4(n) WS_TEX(n, (class A, class B, class C, class D), (A x, B y, C z, D w), (x, y, z, w))
WS_TEX1(tex1Dfetch) WS_TEX1(tex1D) WS_TEX1(tex1DLod) WS_TEX1(tex1DGrad) WS_TEX2(tex1DLayered) WS_TEX2(tex1DLayeredLod) WS_TEX2(tex1DLayeredGrad) WS_TEX2(tex2D) WS_TEX2(tex2DLod) WS_TEX2(tex2DGrad) WS_TEX2(tex2Dgather) WS_TEX3(tex2DLayered) WS_TEX3(tex2DLayeredLod) WS_TEX3(tex2DLayeredGrad) WS_TEX3(tex3D) WS_TEX3(tex3DLod) WS_TEX3(tex3DGrad) WS_TEX3(texCubemap) WS_TEX3(texCubemapLod) WS_TEX4(texCubemapLayered) WS_TEX4(texCubemapLayeredLod)
// A row of a surface has 8192 bytes at most; what is beyond is not accessed. References have planes of cells by their address.
static __device__ unsigned char __ws_surface_cells[8 << 23];
WS_D bool ws_inside(long long x, long long y, long long z) { return x >= 0 && x < 8192 && y >= 0 && y < 1024 && z >= 0 && z < 64; } WS_D unsigned long long ws_place(long long x, long long y, long long z) { return ((unsigned long long)z << 10 | (unsigned long long)y) << 13 | (unsigned long long)x; }
template <class T> WS_D T ws_load(char *p, long long x, long long y, long long z) { if (!p || !ws_inside(x, y, z)) return ws_cell<T>::of(0); return *(T *)(p + ws_place(x, y, z)); } template <class T> WS_D void ws_store(T v, char *p, long long x, long long y, long long z) { if (p && ws_inside(x, y, z)) *(T *)(p + ws_place(x, y, z)) = v; }
template <class T, int N> WS_D char *ws_plane(const surface<T, N> &s) { return (char *)__ws_surface_cells + ((unsigned long long)&s >> 3 & 7) * 8388608ull; }
#define WS_SURF(n, PARAMS, X, Y, Z) template <class T, class... R> WS_D T n##read(cudaSurfaceObject_t s, WS_PARENS PARAMS, R...) { return ws_load<T>((char *)s, X, Y, Z); } template <class T, class... R> WS_D void n##read(T *r, cudaSurfaceObject_t s, WS_PARENS PARAMS, R...) { *r = ws_load<T>((char *)s, X, Y, Z); } template <class T, class... R> WS_D void n##write(T v, cudaSurfaceObject_t s, WS_PARENS PARAMS, R...) { ws_store<T>(v, (char *)s, X, Y, Z); } \
  template <class T, class V, int N, class... R> WS_D T n##read(const surface<V, N> &s, WS_PARENS PARAMS, R...) { return ws_load<T>(ws_plane(s), X, Y, Z); } template <class T, class V, int N, class... R> WS_D void n##read(T *r, const surface<V, N> &s, WS_PARENS PARAMS, R...) { *r = ws_load<T>(ws_plane(s), X, Y, Z); } template <class T, class V, int N, class... R> WS_D void n##write(T v, const surface<V, N> &s, WS_PARENS PARAMS, R...) { ws_store<T>(v, ws_plane(s), X, Y, Z); }
WS_SURF(surf1D, (int x), x & 8191, x >> 13, 0) WS_SURF(surf2D, (int x, int y), x, y, 0) WS_SURF(surf3D, (int x, int y, int z), x, y, z) WS_SURF(surf1DLayered, (int x, int l), x, 0, l) WS_SURF(surf2DLayered, (int x, int y, int l), x, y, l) WS_SURF(surfCubemap, (int x, int y, int f), x, y, f) WS_SURF(surfCubemapLayered, (int x, int y, int f), x, y, f)
} // extern "C++"
