// Disparities of two images through textures, by video instructions and sums in shared memory.
// stereo disparity: video instructions, texture objects of unsigned ints by pitch, shared memory
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <math.h>
#include <cuda_runtime.h>
#include <helper_functions.h>
#include <helper_cuda.h>
#include <helper_string.h>
#define blockSize_x 32
#define blockSize_y 4
#define RAD 4
#define STEPS 3
static const char *sSDKsample = "[stereoDisparity]\0";
int iDivUp(int a, int b) { return ((a % b) != 0) ? (a / b + 1) : (a / b); }
__device__ unsigned int __usad4(unsigned int A, unsigned int B, unsigned int C = 0) {
  unsigned int result;
#if (__CUDA_ARCH__ >= 300)
  asm("vabsdiff4.u32.u32.u32.add" " %0, %1, %2, %3;" : "=r"(result) : "r"(A), "r"(B), "r"(C));
#else
  asm("vabsdiff.u32.u32.u32.add %0, %1.b0, %2.b0, %3;" : "=r"(result) : "r"(A), "r"(B), "r"(C));
#endif
  return result;
}
__global__ void stereoDisparityKernel(unsigned int *g_img0, unsigned int *g_img1, unsigned int *g_odata, int w, int h, int minDisparity, int maxDisparity, cudaTextureObject_t tex2Dleft, cudaTextureObject_t tex2Dright) {
  const int tidx = blockDim.x * blockIdx.x + threadIdx.x, tidy = blockDim.y * blockIdx.y + threadIdx.y;
  const unsigned int sidx = threadIdx.x + RAD, sidy = threadIdx.y + RAD;
  unsigned int imLeft, imRight, cost, bestCost = 9999999, bestDisparity = 0;
  __shared__ unsigned int diff[blockSize_y + 2 * RAD][blockSize_x + 2 * RAD];
  unsigned int imLeftA[STEPS], imLeftB[STEPS];
  for (int i = 0; i < STEPS; i++) {
    int offset = -RAD + i * RAD;
    imLeftA[i] = tex2D<unsigned int>(tex2Dleft, tidx - RAD, tidy + offset);
    imLeftB[i] = tex2D<unsigned int>(tex2Dleft, tidx - RAD + blockSize_x, tidy + offset);
  }
  for (int d = minDisparity; d <= maxDisparity; d++) {
#pragma unroll
    for (int i = 0; i < STEPS; i++) {
      int offset = -RAD + i * RAD;
      imLeft = imLeftA[i]; imRight = tex2D<unsigned int>(tex2Dright, tidx - RAD + d, tidy + offset);
      cost = __usad4(imLeft, imRight); diff[sidy + offset][sidx - RAD] = cost;
    }
#pragma unroll
    for (int i = 0; i < STEPS; i++) {
      int offset = -RAD + i * RAD;
      if (threadIdx.x < 2 * RAD) {
        imLeft = imLeftB[i]; imRight = tex2D<unsigned int>(tex2Dright, tidx - RAD + blockSize_x + d, tidy + offset);
        cost = __usad4(imLeft, imRight); diff[sidy + offset][sidx - RAD + blockSize_x] = cost;
      }
    }
    __syncthreads();
#pragma unroll
    for (int j = 0; j < STEPS; j++) {
      int offset = -RAD + j * RAD; cost = 0;
#pragma unroll
      for (int i = -RAD; i <= RAD; i++) cost += diff[sidy + offset][sidx + i];
      __syncthreads();
      diff[sidy + offset][sidx] = cost;
      __syncthreads();
    }
    cost = 0;
#pragma unroll
    for (int i = -RAD; i <= RAD; i++) cost += diff[sidy + i][sidx];
    if (cost < bestCost) { bestCost = cost; bestDisparity = d + 8; }
    __syncthreads();
  }
  if (tidy < h && tidx < w) g_odata[tidy * w + tidx] = bestDisparity;
}
int main(int argc, char **argv) {
  printf("%s Starting...\n\n", sSDKsample);
  int minDisp = -8, maxDisp = 0; unsigned int w = 64, h = 32;
  dim3 numThreads = dim3(blockSize_x, blockSize_y, 1), numBlocks = dim3(iDivUp(w, numThreads.x), iDivUp(h, numThreads.y));
  unsigned int numData = w * h, memSize = sizeof(int) * numData;
  unsigned int *h_img0 = (unsigned int *)malloc(memSize), *h_img1 = (unsigned int *)malloc(memSize), *h_odata = (unsigned int *)malloc(memSize);
  for (unsigned y = 0; y < h; y++) for (unsigned x = 0; x < w; x++) { unsigned v = ((x * 7 + y * 13) ^ (x * y)) & 255; h_img0[y * w + x] = v * 0x010101u; h_img1[y * w + (x + w - 3) % w] = v * 0x010101u; }
  unsigned int *d_odata, *d_img0, *d_img1;
  checkCudaErrors(cudaMalloc((void **)&d_odata, memSize)); checkCudaErrors(cudaMalloc((void **)&d_img0, memSize)); checkCudaErrors(cudaMalloc((void **)&d_img1, memSize));
  checkCudaErrors(cudaMemcpy(d_img0, h_img0, memSize, cudaMemcpyHostToDevice)); checkCudaErrors(cudaMemcpy(d_img1, h_img1, memSize, cudaMemcpyHostToDevice));
  cudaChannelFormatDesc desc0 = cudaCreateChannelDesc<unsigned int>(); cudaTextureObject_t texL, texR; cudaResourceDesc texRes; cudaTextureDesc texDescr;
  memset(&texRes, 0, sizeof(cudaResourceDesc)); texRes.resType = cudaResourceTypePitch2D; texRes.res.pitch2D.devPtr = d_img0; texRes.res.pitch2D.desc = desc0; texRes.res.pitch2D.width = w; texRes.res.pitch2D.height = h; texRes.res.pitch2D.pitchInBytes = w * 4;
  memset(&texDescr, 0, sizeof(cudaTextureDesc)); texDescr.normalizedCoords = false; texDescr.filterMode = cudaFilterModePoint; texDescr.addressMode[0] = cudaAddressModeClamp; texDescr.addressMode[1] = cudaAddressModeClamp; texDescr.readMode = cudaReadModeElementType;
  checkCudaErrors(cudaCreateTextureObject(&texL, &texRes, &texDescr, NULL)); texRes.res.pitch2D.devPtr = d_img1; checkCudaErrors(cudaCreateTextureObject(&texR, &texRes, &texDescr, NULL));
  stereoDisparityKernel<<<numBlocks, numThreads>>>(d_img0, d_img1, d_odata, w, h, minDisp, maxDisp, texL, texR);
  cudaDeviceSynchronize(); getLastCudaError("Kernel execution failed");
  cudaEvent_t start, stop; checkCudaErrors(cudaEventCreate(&start)); checkCudaErrors(cudaEventCreate(&stop)); checkCudaErrors(cudaEventRecord(start, NULL));
  stereoDisparityKernel<<<numBlocks, numThreads>>>(d_img0, d_img1, d_odata, w, h, minDisp, maxDisp, texL, texR);
  checkCudaErrors(cudaEventRecord(stop, NULL)); checkCudaErrors(cudaEventSynchronize(stop)); float msecTotal = 0.0f; checkCudaErrors(cudaEventElapsedTime(&msecTotal, start, stop));
  checkCudaErrors(cudaMemcpy(h_odata, d_odata, memSize, cudaMemcpyDeviceToHost));
  unsigned int checkSum = 0; for (unsigned i = 0; i < w * h; i++) checkSum += h_odata[i]; printf("GPU Checksum = %u\n", checkSum);
  unsigned good = 0; for (unsigned y = 8; y < h - 8; y++) for (unsigned x = 16; x < w - 16; x++) good += h_odata[y * w + x] == 5; printf("good %u of %u\n", good, (h - 16) * (w - 32));
  checkCudaErrors(cudaFree(d_odata)); checkCudaErrors(cudaFree(d_img0)); checkCudaErrors(cudaFree(d_img1)); free(h_odata); free(h_img0); free(h_img1); checkCudaErrors(cudaDestroyTextureObject(texL)); checkCudaErrors(cudaDestroyTextureObject(texR));
  exit(0);
}
