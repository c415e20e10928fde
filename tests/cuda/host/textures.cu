// run: --kernel filter --search default --budget 40-launches
// expect: none
// run: --kernel reference --search default --budget 40-launches
// expect: none
// run: --kernel layers --search default --budget 40-launches
// expect: none
// run: --kernel rows --search default --budget 40-launches
// expect: none
// run: --kernel paint --search default --budget 40-launches
// expect: none
// run: --kernel paint_column --search default --budget 40-launches
// expect: race waw 55
// run: --kernel copy_surface --search default --budget 40-launches
// expect: none
// Textures are read-only memory; surfaces can race.
#include <cuda_runtime.h>
texture<float, 2, cudaReadModeElementType> image;
texture<uchar4, 2, cudaReadModeNormalizedFloat> colours;
texture<int, 1> starts;
surface<void, cudaSurfaceType2D> from, to;
__global__ void filter(float *out, int w, int h, cudaTextureObject_t tex) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float s = 0;
  for (int i = -2; i <= 2; ++i) s += tex2D<float>(tex, (x + i + 0.5f) / w, (y + 0.5f) / h);
  out[y * w + x] = s;
}
__global__ void reference(float *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float4 c = tex2D(colours, x + 0.5f, y + 0.5f);
  out[y * w + x] = tex2D(image, x + 0.5f, y + 0.5f) + c.x + c.w + tex1Dfetch(starts, x);
}
__global__ void layers(float4 *out, int n, cudaTextureObject_t a, cudaTextureObject_t b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float4 v;
  tex2DLayered(&v, a, i, 3.0f, 2);
  float4 u = tex3D<float4>(b, i, 1.0f, 2.0f);
  out[i] = make_float4(v.x + u.x, v.y, v.z, u.w);
}
__global__ void rows(float *out, int n, cudaTextureObject_t start, cudaTextureObject_t x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float s = 0;
  for (int k = tex1Dfetch<int>(start, i); k < tex1Dfetch<int>(start, i + 1); ++k) s += tex1Dfetch<float>(x, k);
  out[i] = s;
}
__global__ void paint(cudaSurfaceObject_t s, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h) surf2Dwrite(make_uchar4(x, y, 0, 255), s, x * 4, y);
}
__global__ void paint_column(cudaSurfaceObject_t s, int h) {
  int y = blockIdx.x * blockDim.x + threadIdx.x;
  if (y < h) surf2Dwrite((float)y, s, 8, y / 2);
}
__global__ void copy_surface(int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float v;
  surf2Dread(&v, from, x * 4, y, cudaBoundaryModeTrap);
  surf2Dwrite(v, to, x * 4, y);
}
int main() {
  int w = 512, h = 512;
  float *out;
  cudaArray_t array;
  cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
  cudaMallocArray(&array, &desc, w, h);
  image.addressMode[0] = cudaAddressModeWrap;
  image.filterMode = cudaFilterModeLinear;
  image.normalized = true;
  cudaBindTextureToArray(image, array, desc);
  cudaResourceDesc resource;
  memset(&resource, 0, sizeof(resource));
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc how;
  memset(&how, 0, sizeof(how));
  how.normalizedCoords = true;
  how.readMode = cudaReadModeElementType;
  cudaTextureObject_t tex = 0;
  cudaCreateTextureObject(&tex, &resource, &how, NULL);
  cudaMalloc(&out, w * h * sizeof(float));
  dim3 block(16, 16), grid(w / 16, h / 16);
  filter<<<grid, block>>>(out, w, h, tex);
  reference<<<grid, block>>>(out, w, h);
  cudaUnbindTexture(image);
  return 0;
}
