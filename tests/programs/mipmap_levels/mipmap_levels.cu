// A chain of levels, each half as large, read at levels between.
#include <cstdio>
#include <vector>
#include <algorithm>
#include <helper_cuda.h>
__global__ void down(cudaSurfaceObject_t out, cudaTextureObject_t in, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h) {
    float px = 1.0f / w, py = 1.0f / h;
    float s =
        tex2D<float>(in, (x + 0.25f) * px, (y + 0.25f) * py) + tex2D<float>(in, (x + 0.75f) * px, (y + 0.25f) * py) +
        tex2D<float>(in, (x + 0.25f) * px, (y + 0.75f) * py) + tex2D<float>(in, (x + 0.75f) * px, (y + 0.75f) * py);
    surf2Dwrite(s / 4, out, x * (int)sizeof(float), y);
  }
}
__global__ void sample(float *out, cudaTextureObject_t t, int n, float lod) {
  int i = threadIdx.x;
  if (i < n)
    out[i] = tex2DLod<float>(t, (i + 0.5f) / n, 0.5f, lod);
}
int main() {
  const int w = 16, h = 16;
  std::vector<float> img(w * h);
  for (int y = 0; y < h; ++y)
    for (int x = 0; x < w; ++x)
      img[y * w + x] = x + 16 * y;
  cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
  cudaMipmappedArray_t mip;
  int levels = 5;
  checkCudaErrors(cudaMallocMipmappedArray(&mip, &desc, make_cudaExtent(w, h, 0), levels, cudaArraySurfaceLoadStore));
  cudaArray_t level;
  checkCudaErrors(cudaGetMipmappedArrayLevel(&level, mip, 0));
  checkCudaErrors(cudaMemcpy2DToArray(level, 0, 0, img.data(), w * 4, w * 4, h, cudaMemcpyHostToDevice));
  for (int l = 1, n = w / 2; l < levels; ++l, n /= 2) {
    cudaArray_t from, to;
    checkCudaErrors(cudaGetMipmappedArrayLevel(&from, mip, l - 1));
    checkCudaErrors(cudaGetMipmappedArrayLevel(&to, mip, l));
    cudaExtent e;
    checkCudaErrors(cudaArrayGetInfo(nullptr, &e, nullptr, to));
    if ((int)e.width != n)
      printf("level %d is %zu wide\n", l, e.width);
    cudaResourceDesc rd = {};
    rd.resType = cudaResourceTypeArray;
    rd.res.array.array = from;
    cudaTextureDesc td = {};
    td.normalizedCoords = 1;
    td.filterMode = cudaFilterModePoint;
    td.addressMode[0] = td.addressMode[1] = cudaAddressModeClamp;
    cudaTextureObject_t in;
    checkCudaErrors(cudaCreateTextureObject(&in, &rd, &td, nullptr));
    rd.res.array.array = to;
    cudaSurfaceObject_t out;
    checkCudaErrors(cudaCreateSurfaceObject(&out, &rd));
    dim3 b(4, 4), g((n + 3) / 4, (n + 3) / 4);
    down<<<g, b>>>(out, in, n, n);
    checkCudaErrors(cudaDeviceSynchronize());
    cudaDestroyTextureObject(in);
    cudaDestroySurfaceObject(out);
  }
  cudaResourceDesc rd = {};
  rd.resType = cudaResourceTypeMipmappedArray;
  rd.res.mipmap.mipmap = mip;
  cudaTextureDesc td = {};
  td.normalizedCoords = 1;
  td.filterMode = cudaFilterModePoint;
  td.mipmapFilterMode = cudaFilterModeLinear;
  td.addressMode[0] = td.addressMode[1] = cudaAddressModeClamp;
  td.maxMipmapLevelClamp = levels - 1;
  cudaTextureObject_t t;
  checkCudaErrors(cudaCreateTextureObject(&t, &rd, &td, nullptr));
  float *d, r[4];
  cudaMalloc(&d, sizeof r);
  bool ok = true;
  for (float lod : {0.f, 1.f, 2.f, 3.f, 4.f, 1.5f, 9.f}) {
    sample<<<1, 4>>>(d, t, 4, lod);
    cudaMemcpy(r, d, sizeof r, cudaMemcpyDeviceToHost);
    printf("%.1f: %g %g %g %g\n", lod, r[0], r[1], r[2], r[3]);
    if (lod >= 4)
      ok = ok && r[0] == 127.5f && r[3] == 127.5f;
    if (lod == 0)
      ok = ok && r[1] == 16 * 8 + 6;
  }
  cudaDestroyTextureObject(t);
  cudaFreeMipmappedArray(mip);
  cudaFree(d);
  puts(ok ? "PASSED" : "FAILED");
  return !ok;
}
