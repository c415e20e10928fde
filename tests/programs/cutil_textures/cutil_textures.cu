// Of the time of CUDA 4: cutil, texture references, symbols by name, thread synchronisation.
// nvcc: no, cutil and references of textures are gone
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <cutil_inline.h>
#define IMUL(a, b) __mul24(a, b)
texture<float, 2, cudaReadModeElementType> tex;
texture<int, 1, cudaReadModeElementType> texIdx;
__constant__ float c_Kernel[17];
__device__ int d_flag;
template <int i> __device__ float convRow(float x, float y) {
  return tex2D(tex, x + float(8 - i), y) * c_Kernel[i] + convRow<i - 1>(x, y);
}
template <> __device__ float convRow<-1>(float x, float y) {
  return 0;
}
__global__ void conv(float *dst, int w, int h) {
  const int ix = IMUL(blockDim.x, blockIdx.x) + threadIdx.x, iy = IMUL(blockDim.y, blockIdx.y) + threadIdx.y;
  if (ix < w && iy < h)
    dst[IMUL(iy, w) + ix] = convRow<16>(ix + 0.5f, iy + 0.5f);
}
__global__ void gather(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    out[i] = in[tex1Dfetch(texIdx, i)];
    if (i == 0)
      d_flag = 7;
  }
}
int main(int argc, char **argv) {
  if (cutCheckCmdLineFlag(argc, (const char **)argv, "device"))
    cutilDeviceInit(argc, argv);
  else
    cudaSetDevice(cutGetMaxGflopsDeviceId());
  unsigned int hTimer;
  cutilCheckError(cutCreateTimer(&hTimer));
  const int w = 40, h = 24;
  float *hin = (float *)malloc(w * h * 4), *hout = (float *)malloc(w * h * 4), k[17], *dout;
  cudaArray *a;
  for (int i = 0; i < 17; ++i)
    k[i] = (float)(i % 5) / 20;
  srand(2009);
  for (int i = 0; i < w * h; ++i)
    hin[i] = (float)(rand() % 16);
  cudaChannelFormatDesc fd = cudaCreateChannelDesc<float>();
  cutilSafeCall(cudaMallocArray(&a, &fd, w, h));
  cutilSafeCall(cudaMalloc((void **)&dout, w * h * 4));
  cutilSafeCall(cudaMemcpyToSymbol(c_Kernel, k, 17 * sizeof(float)));
  cutilSafeCall(cudaMemcpyToArray(a, 0, 0, hin, w * h * 4, cudaMemcpyHostToDevice));
  cutilSafeCall(cudaBindTextureToArray(tex, a));
  cutilSafeCall(cudaThreadSynchronize());
  cutResetTimer(hTimer);
  cutStartTimer(hTimer);
  conv<<<dim3((w + 15) / 16, (h + 11) / 12), dim3(16, 12)>>>(dout, w, h);
  cutilCheckMsg("conv failed");
  cutilSafeCall(cudaThreadSynchronize());
  cutStopTimer(hTimer);
  cutilSafeCall(cudaMemcpy(hout, dout, w * h * 4, cudaMemcpyDeviceToHost));
  cutilSafeCall(cudaUnbindTexture(tex));
  double delta = 0, ref = 0;
  for (int y = 0; y < h; ++y)
    for (int x = 0; x < w; ++x) {
      float s = 0;
      for (int i = -8; i <= 8; ++i) {
        int d = x + i;
        d = d < 0 ? 0 : d >= w ? w - 1 : d;
        s += hin[y * w + d] * k[8 - i];
      }
      delta += fabs(s - hout[y * w + x]);
      ref += fabs(s);
    }
  double L1 = delta / ref;
  printf("L1 norm: %s\n", L1 < 1e-6 ? "small" : "large");
  const int n = 100;
  int hi[n], *di, flag;
  float *din, *dg, hg[n];
  for (int i = 0; i < n; ++i)
    hi[i] = (i * 7) % n;
  cutilSafeCall(cudaMalloc((void **)&di, n * 4));
  cutilSafeCall(cudaMalloc((void **)&din, n * 4));
  cutilSafeCall(cudaMalloc((void **)&dg, n * 4));
  cudaMemcpy(di, hi, n * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(din, hin, n * 4, cudaMemcpyHostToDevice);
  cutilSafeCall(cudaBindTexture(0, texIdx, di, n * 4));
  gather<<<1, 128>>>(din, dg, n);
  cudaMemcpy(hg, dg, n * 4, cudaMemcpyDeviceToHost);
  cudaMemcpyFromSymbol(&flag, d_flag, 4);
  int bad = 0;
  for (int i = 0; i < n; ++i)
    bad += hg[i] != hin[hi[i]];
  printf("gather %d flag %d\n", bad, flag);
  cudaUnbindTexture(texIdx);
  printf((L1 < 1e-6 && !bad && flag == 7) ? "TEST PASSED\n" : "TEST FAILED\n");
  cudaFree(dout);
  cudaFreeArray(a);
  cudaFree(di);
  cudaFree(din);
  cudaFree(dg);
  free(hin);
  free(hout);
  cutilCheckError(cutDeleteTimer(hTimer));
  cudaThreadExit();
  return 0;
}
