// A layered array read with a filter, and a volume copied through a texture and a surface.
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <math.h>
#include <cuda_runtime.h>
#include "helper_cuda.h"
#include "helper_functions.h"
static const char *sSDKname = "simpleLayeredTexture";
__global__ void transformKernel(float *g_odata, int width, int height, int layer, cudaTextureObject_t tex) {
  unsigned int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  float u = (x + 0.5f) / (float)width, v = (y + 0.5f) / (float)height;
  g_odata[layer * width * height + y * width + x] = -tex2DLayered<float>(tex, u, v, layer) + layer;
}
__global__ void copyVolume(cudaSurfaceObject_t out, cudaTextureObject_t in, cudaExtent e) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x >= e.width || y >= e.height || z >= e.depth) return;
  uchar4 v = tex3D<uchar4>(in, x, y, z);
  surf3Dwrite(make_uchar4(v.w, v.z, v.y, v.x), out, x * sizeof(uchar4), y, z);
}
int main(int argc, char **argv) {
  printf("[%s] - Starting...\n", sSDKname);
  unsigned int width = 32, height = 32, num_layers = 5;
  unsigned int size = width * height * num_layers * sizeof(float);
  float *h_data = (float *)malloc(size);
  for (unsigned layer = 0; layer < num_layers; layer++) for (int i = 0; i < (int)(width * height); i++) h_data[layer * width * height + i] = (float)i;
  float *h_ref = (float *)malloc(size);
  for (unsigned layer = 0; layer < num_layers; layer++) for (int i = 0; i < (int)(width * height); i++) h_ref[layer * width * height + i] = -h_data[layer * width * height + i] + layer;
  float *d_data = NULL;
  checkCudaErrors(cudaMalloc((void **)&d_data, size));
  cudaChannelFormatDesc channelDesc = cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat);
  cudaArray *cu_3darray;
  checkCudaErrors(cudaMalloc3DArray(&cu_3darray, &channelDesc, make_cudaExtent(width, height, num_layers), cudaArrayLayered));
  cudaMemcpy3DParms myparms = {0};
  myparms.srcPos = make_cudaPos(0, 0, 0);
  myparms.dstPos = make_cudaPos(0, 0, 0);
  myparms.srcPtr = make_cudaPitchedPtr(h_data, width * sizeof(float), width, height);
  myparms.dstArray = cu_3darray;
  myparms.extent = make_cudaExtent(width, height, num_layers);
  myparms.kind = cudaMemcpyHostToDevice;
  checkCudaErrors(cudaMemcpy3D(&myparms));
  cudaTextureObject_t tex;
  cudaResourceDesc texRes;
  memset(&texRes, 0, sizeof(cudaResourceDesc));
  texRes.resType = cudaResourceTypeArray;
  texRes.res.array.array = cu_3darray;
  cudaTextureDesc texDescr;
  memset(&texDescr, 0, sizeof(cudaTextureDesc));
  texDescr.normalizedCoords = true;
  texDescr.filterMode = cudaFilterModeLinear;
  texDescr.addressMode[0] = cudaAddressModeWrap;
  texDescr.addressMode[1] = cudaAddressModeWrap;
  texDescr.readMode = cudaReadModeElementType;
  checkCudaErrors(cudaCreateTextureObject(&tex, &texRes, &texDescr, NULL));
  dim3 dimBlock(8, 8, 1), dimGrid(width / dimBlock.x, height / dimBlock.y, 1);
  for (unsigned layer = 0; layer < num_layers; layer++) transformKernel<<<dimGrid, dimBlock, 0>>>(d_data, width, height, layer, tex);
  getLastCudaError("Kernel execution failed");
  float *h_odata = (float *)malloc(size);
  checkCudaErrors(cudaMemcpy(h_odata, d_data, size, cudaMemcpyDeviceToHost));
  bool bTestResult = compareData(h_odata, h_ref, width * height * num_layers, 5e-3f, 0);
  /* volume */
  cudaExtent vol = make_cudaExtent(16, 8, 4);
  cudaChannelFormatDesc cd = cudaCreateChannelDesc<uchar4>();
  cudaArray_t a, b;
  checkCudaErrors(cudaMalloc3DArray(&a, &cd, vol));
  checkCudaErrors(cudaMalloc3DArray(&b, &cd, vol, cudaArraySurfaceLoadStore));
  uchar4 *hv = (uchar4 *)malloc(16 * 8 * 4 * 4), *ho = (uchar4 *)malloc(16 * 8 * 4 * 4);
  for (int i = 0; i < 512; i++) hv[i] = make_uchar4(i, i >> 1, i >> 2, i >> 3);
  cudaMemcpy3DParms cp = {0};
  cp.srcPtr = make_cudaPitchedPtr(hv, 16 * sizeof(uchar4), 16, 8);
  cp.dstArray = a; cp.extent = vol; cp.kind = cudaMemcpyHostToDevice;
  checkCudaErrors(cudaMemcpy3D(&cp));
  memset(&texRes, 0, sizeof texRes); memset(&texDescr, 0, sizeof texDescr);
  texRes.resType = cudaResourceTypeArray; texRes.res.array.array = a;
  texDescr.addressMode[0] = texDescr.addressMode[1] = texDescr.addressMode[2] = cudaAddressModeClamp;
  cudaTextureObject_t vt; cudaSurfaceObject_t vs;
  checkCudaErrors(cudaCreateTextureObject(&vt, &texRes, &texDescr, NULL));
  texRes.res.array.array = b;
  checkCudaErrors(cudaCreateSurfaceObject(&vs, &texRes));
  copyVolume<<<dim3(2, 1, 1), dim3(8, 8, 4)>>>(vs, vt, vol);
  cudaMemcpy3DParms back = {0};
  back.srcArray = b; back.dstPtr = make_cudaPitchedPtr(ho, 16 * sizeof(uchar4), 16, 8); back.extent = vol; back.kind = cudaMemcpyDeviceToHost;
  checkCudaErrors(cudaMemcpy3D(&back));
  for (int i = 0; i < 512; i++) if (ho[i].x != hv[i].w || ho[i].y != hv[i].z || ho[i].w != hv[i].x) { printf("volume differs at %d\n", i); bTestResult = false; break; }
  checkCudaErrors(cudaDestroyTextureObject(vt)); checkCudaErrors(cudaDestroySurfaceObject(vs));
  cudaFreeArray(a); cudaFreeArray(b);
  free(h_data); free(h_ref); free(h_odata); free(hv); free(ho);
  checkCudaErrors(cudaDestroyTextureObject(tex));
  checkCudaErrors(cudaFree(d_data));
  checkCudaErrors(cudaFreeArray(cu_3darray));
  printf("%s\n", bTestResult ? "Success!" : "Failure!");
  exit(bTestResult ? EXIT_SUCCESS : EXIT_FAILURE);
}
