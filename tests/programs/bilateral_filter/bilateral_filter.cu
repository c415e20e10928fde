// A bilateral filter of pixels in pitched memory, which a texture reads as numbers from 0 to 1.
// bilateral filter, rgba packed in uint, texture object over pitched memory
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <helper_math.h>
#include <helper_functions.h>
typedef unsigned int uint;
typedef unsigned char uchar;
__constant__ float cGaussian[64];
uint *dImage = NULL, *dTemp = NULL; size_t pitch; cudaTextureObject_t rgbaTex;
extern "C" void initTexture(int width, int height, uint *hImage) {
  checkCudaErrors(cudaMallocPitch(&dImage, &pitch, sizeof(uint) * width, height));
  checkCudaErrors(cudaMallocPitch(&dTemp, &pitch, sizeof(uint) * width, height));
  checkCudaErrors(cudaMemcpy2D(dImage, pitch, hImage, sizeof(uint) * width, sizeof(uint) * width, height, cudaMemcpyHostToDevice));
  cudaChannelFormatDesc desc = cudaCreateChannelDesc<uchar4>();
  cudaResourceDesc texRes;
  memset(&texRes, 0, sizeof(cudaResourceDesc));
  texRes.resType = cudaResourceTypePitch2D;
  texRes.res.pitch2D.devPtr = dImage;
  texRes.res.pitch2D.desc = desc;
  texRes.res.pitch2D.width = width;
  texRes.res.pitch2D.height = height;
  texRes.res.pitch2D.pitchInBytes = pitch;
  cudaTextureDesc texDescr;
  memset(&texDescr, 0, sizeof(cudaTextureDesc));
  texDescr.normalizedCoords = false;
  texDescr.filterMode = cudaFilterModePoint;
  texDescr.addressMode[0] = cudaAddressModeWrap;
  texDescr.addressMode[1] = cudaAddressModeWrap;
  texDescr.readMode = cudaReadModeNormalizedFloat;
  checkCudaErrors(cudaCreateTextureObject(&rgbaTex, &texRes, &texDescr, NULL));
}
__device__ float euclideanLen(float4 a, float4 b, float d) {
  float mod = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y) + (b.z - a.z) * (b.z - a.z);
  return __expf(-mod / (2.f * d * d));
}
__device__ uint rgbaFloatToInt(float4 rgba) {
  rgba.x = __saturatef(fabs(rgba.x)); rgba.y = __saturatef(fabs(rgba.y)); rgba.z = __saturatef(fabs(rgba.z)); rgba.w = __saturatef(fabs(rgba.w));
  return (uint(rgba.w * 255.0f) << 24) | (uint(rgba.z * 255.0f) << 16) | (uint(rgba.y * 255.0f) << 8) | uint(rgba.x * 255.0f);
}
__global__ void d_bilateral_filter(uint *od, int w, int h, float e_d, int r, cudaTextureObject_t rgbaTex) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float sum = 0.0f, factor; float4 t = {0.f, 0.f, 0.f, 0.f};
  float4 center = tex2D<float4>(rgbaTex, x, y);
  for (int i = -r; i <= r; i++) for (int j = -r; j <= r; j++) {
    float4 curPix = tex2D<float4>(rgbaTex, x + j, y + i);
    factor = cGaussian[i + r] * cGaussian[j + r] * euclideanLen(curPix, center, e_d);
    t += factor * curPix; sum += factor;
  }
  od[y * w + x] = rgbaFloatToInt(t / sum);
}
int main(int argc, char **argv) {
  int w = 32, h = 32, radius = 2; float delta = 4, e_d = 0.1f;
  if (checkCmdLineFlag(argc, (const char **)argv, "radius")) radius = getCmdLineArgumentInt(argc, (const char **)argv, "radius");
  uint *img = (uint *)malloc(w * h * sizeof(uint)), *out = (uint *)malloc(w * h * 4);
  for (int i = 0; i < w * h; i++) img[i] = (i * 2654435761u) | 0xff000000;
  initTexture(w, h, img);
  float fGaussian[64];
  for (int i = 0; i < 2 * radius + 1; ++i) { float x = (float)(i - radius); fGaussian[i] = expf(-(x * x) / (2 * delta * delta)); }
  checkCudaErrors(cudaMemcpyToSymbol(cGaussian, fGaussian, sizeof(float) * (2 * radius + 1)));
  StopWatchInterface *kernel_timer = NULL; sdkCreateTimer(&kernel_timer);
  checkCudaErrors(cudaDeviceSynchronize()); sdkStartTimer(&kernel_timer);
  uint *dDest; checkCudaErrors(cudaMalloc(&dDest, w * h * 4));
  dim3 gridSize((w + 15) / 16, (h + 15) / 16), blockSize(16, 16);
  d_bilateral_filter<<<gridSize, blockSize>>>(dDest, w, h, e_d, radius, rgbaTex);
  checkCudaErrors(cudaDeviceSynchronize()); sdkStopTimer(&kernel_timer);
  checkCudaErrors(cudaMemcpy(out, dDest, w * h * 4, cudaMemcpyDeviceToHost));
  unsigned long long hash = 14695981039346656037ULL; for (int i = 0; i < w * h; i++) hash = (hash ^ out[i]) * 1099511628211ULL;
  int bad = 0;
  auto un = [&](int x, int y) { x = max(0, min(w - 1, x)); y = max(0, min(h - 1, y)); uint p = img[y * w + x]; return make_float4((p & 255) / 255.f, (p >> 8 & 255) / 255.f, (p >> 16 & 255) / 255.f, (p >> 24) / 255.f); };
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    float4 c = un(x, y), t = make_float4(0, 0, 0, 0); float s = 0;
    for (int i = -radius; i <= radius; i++) for (int j = -radius; j <= radius; j++) {
      float4 q = un(x + j, y + i); float m = (q.x - c.x) * (q.x - c.x) + (q.y - c.y) * (q.y - c.y) + (q.z - c.z) * (q.z - c.z);
      float f = fGaussian[i + radius] * fGaussian[j + radius] * expf(-m / (2 * e_d * e_d)); t += f * q; s += f; }
    t = t / s; for (int k = 0; k < 3; k++) { int a = (out[y * w + x] >> (8 * k)) & 255, b = (int)(((float *)&t)[k] * 255.f); if (abs(a - b) > 1) bad++; }
  }
  printf("%d pixels differ\n%s\n", bad, bad ? "Test failed!" : "Test passed");
  sdkDeleteTimer(&kernel_timer); cudaDestroyTextureObject(rgbaTex); cudaFree(dImage); cudaFree(dTemp); cudaFree(dDest); free(img); free(out);
  return bad ? EXIT_FAILURE : EXIT_SUCCESS;
}
