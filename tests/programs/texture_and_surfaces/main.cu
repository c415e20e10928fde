// A texture object with normalised coordinates and wrap, a surface written, and a 3D array.
#include <cuda_runtime.h>
#include <cstdio>
#include <vector>
__global__ void sample(cudaTextureObject_t t, float *o, int n) { int i = threadIdx.x; if (i < n) o[i] = tex2D<float>(t, (i + 0.5f) / 8 - 0.5f, 0.25f); }
__global__ void write3(cudaSurfaceObject_t s, int w, int h, int d) {
  int x = threadIdx.x, y = threadIdx.y, z = blockIdx.x; if (x < w && y < h && z < d) surf3Dwrite(make_uchar4(x, y, z, x + y + z), s, x * (int)sizeof(uchar4), y, z); }
__global__ void read3(cudaTextureObject_t t, int *sum, int w, int h, int d) {
  int x = threadIdx.x, y = threadIdx.y, z = blockIdx.x; if (x < w && y < h && z < d) { uchar4 c = tex3D<uchar4>(t, x, y, z); atomicAdd(sum, c.w + 256 * (c.x != x || c.y != y || c.z != z)); } }
int main() {
  const int W = 8, H = 4; float img[H][W]; for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) img[y][x] = 10 * y + x;
  cudaChannelFormatDesc f = cudaCreateChannelDesc<float>(); cudaArray_t a; cudaMallocArray(&a, &f, W, H);
  cudaMemcpy2DToArray(a, 0, 0, img, sizeof img[0], sizeof img[0], H, cudaMemcpyHostToDevice);
  cudaResourceDesc r = {}; r.resType = cudaResourceTypeArray; r.res.array.array = a;
  cudaTextureDesc td = {}; td.addressMode[0] = cudaAddressModeWrap; td.addressMode[1] = cudaAddressModeMirror; td.filterMode = cudaFilterModePoint; td.readMode = cudaReadModeElementType; td.normalizedCoords = 1;
  cudaTextureObject_t t; cudaCreateTextureObject(&t, &r, &td, nullptr);
  float *o, ho[16]; cudaMalloc(&o, sizeof ho); sample<<<1, 32>>>(t, o, 16); cudaMemcpy(ho, o, sizeof ho, cudaMemcpyDeviceToHost);
  for (float v : ho) printf("%g ", v); puts("");
  cudaExtent e = make_cudaExtent(5, 6, 7); cudaChannelFormatDesc f4 = cudaCreateChannelDesc<uchar4>(); cudaArray_t b; cudaMalloc3DArray(&b, &f4, e, cudaArraySurfaceLoadStore);
  cudaResourceDesc r3 = {}; r3.resType = cudaResourceTypeArray; r3.res.array.array = b; cudaSurfaceObject_t s; cudaCreateSurfaceObject(&s, &r3);
  write3<<<7, dim3(8, 8)>>>(s, 5, 6, 7);
  cudaTextureDesc t3 = {}; t3.readMode = cudaReadModeElementType; cudaTextureObject_t tt; cudaCreateTextureObject(&tt, &r3, &t3, nullptr);
  int *sum, hs; cudaMalloc(&sum, 4); cudaMemset(sum, 0, 4); read3<<<7, dim3(8, 8)>>>(tt, sum, 5, 6, 7); cudaMemcpy(&hs, sum, 4, cudaMemcpyDeviceToHost);
  int want = 0; for (int z = 0; z < 7; z++) for (int y = 0; y < 6; y++) for (int x = 0; x < 5; x++) want += x + y + z;
  printf("%d of %d\n", hs, want);
  std::vector<uchar4> out(5 * 6 * 7); cudaMemcpy3DParms p = {}; p.srcArray = b; p.dstPtr = make_cudaPitchedPtr(out.data(), 5 * sizeof(uchar4), 5, 6); p.extent = e; p.kind = cudaMemcpyDeviceToHost; cudaMemcpy3D(&p);
  printf("%d %d\n", out[209].w, (int)out.size());
  cudaDestroyTextureObject(t); cudaDestroyTextureObject(tt); cudaDestroySurfaceObject(s); cudaFreeArray(a); cudaFreeArray(b); cudaFree(o); cudaFree(sum); return hs != want;
}
