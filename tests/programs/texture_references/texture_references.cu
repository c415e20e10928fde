// Texture and surface references, as before CUDA 12: over arrays, pitched and linear memory, by value, with constructors.
// nvcc: no, CUDA 12 has removed them
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <helper_cuda.h>
surface<void, cudaSurfaceType2D> outputSurface;
texture<float, cudaTextureType2D, cudaReadModeElementType> tex;
static texture<uchar4, 2, cudaReadModeNormalizedFloat> rgba;
texture<int2, 1> pairs;
texture<float, 1, cudaReadModeElementType> lut(1, cudaFilterModeLinear, cudaAddressModeClamp);
__global__ void surfaceWriteKernel(float *gIData, int width, int height) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  surf2Dwrite(gIData[y * width + x], outputSurface, x * 4, y, cudaBoundaryModeTrap);
}
__global__ void readBack(float *out, int w, int h) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h) out[y * w + x] = tex2D(tex, w - 1 - x + 0.5f, y + 0.5f);
}
__global__ void grey(float *out, int w, int h) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float4 c = tex2D(rgba, (float)x, (float)y);
  out[y * w + x] = 0.25f * c.x + 0.5f * c.y + 0.25f * c.z + c.w;
}
__device__ double fetch_double(texture<int2, 1> t, int i) { int2 v = tex1Dfetch(t, i); return __hiloint2double(v.y, v.x); }
__global__ void doubles(double *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = 2.0 * fetch_double(pairs, i);
}
__global__ void lookup(float *out, int n) {
  int i = threadIdx.x;
  if (i < n) out[i] = tex1D(lut, (i + 0.5f) / n);
}
int main() {
  const int w = 32, h = 16;
  float *h_in = new float[w * h], *h_out = new float[w * h];
  for (int i = 0; i < w * h; i++) h_in[i] = i * 0.5f;
  float *d; checkCudaErrors(cudaMalloc(&d, w * h * sizeof(float)));
  checkCudaErrors(cudaMemcpy(d, h_in, w * h * sizeof(float), cudaMemcpyHostToDevice));
  cudaChannelFormatDesc cd = cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat);
  cudaArray *arr;
  checkCudaErrors(cudaMallocArray(&arr, &cd, w, h, cudaArraySurfaceLoadStore));
  checkCudaErrors(cudaBindSurfaceToArray(outputSurface, arr));
  surfaceWriteKernel<<<dim3(w / 8, h / 8), dim3(8, 8)>>>(d, w, h);
  checkCudaErrors(cudaDeviceSynchronize());
  tex.filterMode = cudaFilterModePoint;
  checkCudaErrors(cudaBindTextureToArray(tex, arr, cd));
  readBack<<<dim3(w / 8, h / 8), dim3(8, 8)>>>(d, w, h);
  checkCudaErrors(cudaMemcpy(h_out, d, w * h * sizeof(float), cudaMemcpyDeviceToHost));
  int bad = 0;
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) bad += h_out[y * w + x] != h_in[y * w + w - 1 - x];
  printf("surface: %d wrong\n", bad);
  // pitched colours
  uchar4 *px; size_t pitch; uchar4 hp[h][w];
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) hp[y][x] = make_uchar4(x * 8, y * 16, x + y, 255);
  checkCudaErrors(cudaMallocPitch(&px, &pitch, w * sizeof(uchar4), h));
  checkCudaErrors(cudaMemcpy2D(px, pitch, hp, sizeof hp[0], sizeof hp[0], h, cudaMemcpyHostToDevice));
  cudaChannelFormatDesc c4 = cudaCreateChannelDesc<uchar4>();
  size_t off;
  checkCudaErrors(cudaBindTexture2D(&off, rgba, px, c4, w, h, pitch));
  grey<<<dim3(w / 8, h / 8), dim3(8, 8)>>>(d, w, h);
  checkCudaErrors(cudaMemcpy(h_out, d, w * h * sizeof(float), cudaMemcpyDeviceToHost));
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    float e = (0.25f * hp[y][x].x + 0.5f * hp[y][x].y + 0.25f * hp[y][x].z) / 255.0f + 1.0f;
    if (fabsf(h_out[y * w + x] - e) > 1e-5f) bad++;
  }
  printf("colours: %d wrong\n", bad);
  double hd[100], ho[100], *dd, *dout;
  for (int i = 0; i < 100; i++) hd[i] = i / 3.0;
  cudaMalloc(&dd, sizeof hd); cudaMalloc(&dout, sizeof hd);
  cudaMemcpy(dd, hd, sizeof hd, cudaMemcpyHostToDevice);
  checkCudaErrors(cudaBindTexture(NULL, pairs, dd, sizeof hd));
  doubles<<<1, 128>>>(dout, 100);
  cudaMemcpy(ho, dout, sizeof ho, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 100; i++) bad += ho[i] != 2 * hd[i];
  printf("doubles: %d wrong\n", bad);
  cudaUnbindTexture(pairs);
  cudaArray_t line; float hl[8] = {0, 1, 4, 9, 16, 25, 36, 49};
  cudaMallocArray(&line, &cd, 8);
  cudaMemcpyToArray(line, 0, 0, hl, sizeof hl, cudaMemcpyHostToDevice);
  checkCudaErrors(cudaBindTextureToArray(lut, line));
  lookup<<<1, 32>>>(d, 32);
  cudaMemcpy(h_out, d, 32 * sizeof(float), cudaMemcpyDeviceToHost);
  for (int i = 0; i < 32; i += 5) printf("%.3f ", h_out[i]);
  printf("\n%s\n", bad ? "FAILED" : "PASSED");
  cudaUnbindTexture(tex); cudaUnbindTexture(rgba); cudaUnbindTexture(lut);
  cudaFree(d); cudaFree(px); cudaFree(dd); cudaFree(dout); cudaFreeArray(arr); cudaFreeArray(line);
  delete[] h_in; delete[] h_out;
  return bad != 0;
}
