// Pitched memory in two and three dimensions, attributes of pointers.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstring>
#include <vector>
__global__ void fill3d(cudaPitchedPtr p, cudaExtent e) {
  char *base = (char *)p.ptr;
  size_t slice = p.pitch * e.height;
  int x = threadIdx.x, y = blockIdx.x, z = blockIdx.y;
  if (x < e.width / sizeof(float)) ((float *)(base + z * slice + y * p.pitch))[x] = x + 10 * y + 100 * z;
}
__global__ void sum2d(const float *a, size_t pitch, int w, int h, float *out) {
  int y = blockIdx.x * blockDim.x + threadIdx.x;
  if (y >= h) return;
  const float *row = (const float *)((const char *)a + y * pitch);
  float s = 0;
  for (int x = 0; x < w; x++) s += row[x];
  out[y] = s;
}
struct Grid {
  float *p;
  size_t pitch;
  int w, h;
  Grid(int w, int h) : w(w), h(h) { cudaMallocPitch((void **)&p, &pitch, w * sizeof(float), h); }
  ~Grid() { cudaFree(p); }
};
__global__ void scale(float *a, int stride, int w, int h, float f) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < w) a[y * stride + x] *= f;
}
int main(int argc, char **argv) {
  const int W = argc > 1 ? atoi(argv[1]) : 10, H = 6, D = 3;
  cudaExtent e = make_cudaExtent(W * sizeof(float), H, D);
  cudaPitchedPtr p;
  cudaMalloc3D(&p, e);
  printf("pitch>=%d: %d\n", W * 4, p.pitch >= W * 4);
  fill3d<<<dim3(H, D), 32>>>(p, e);
  std::vector<float> h(W * H * D);
  cudaMemcpy3DParms c;
  memset(&c, 0, sizeof c);
  c.srcPtr = p;
  c.dstPtr = make_cudaPitchedPtr(h.data(), W * sizeof(float), W, H);
  c.extent = e;
  c.kind = cudaMemcpyDeviceToHost;
  cudaMemcpy3D(&c);
  bool ok = true;
  for (int z = 0; z < D; z++) for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) ok &= h[(z * H + y) * W + x] == x + 10 * y + 100 * z;
  Grid g(W, H);
  std::vector<float> src(W * H);
  for (int i = 0; i < W * H; i++) src[i] = i;
  cudaMemcpy2D(g.p, g.pitch, src.data(), W * 4, W * 4, H, cudaMemcpyHostToDevice);
  scale<<<dim3((W + 31) / 32, H), 32>>>(g.p, (int)(g.pitch / sizeof(float)), W, H, 2.f);
  float *rows;
  cudaMalloc(&rows, H * 4);
  sum2d<<<1, 32>>>(g.p, g.pitch, W, H, rows);
  std::vector<float> r(H);
  cudaMemcpy(r.data(), rows, H * 4, cudaMemcpyDeviceToHost);
  for (int y = 0; y < H; y++) {
    float s = 0;
    for (int x = 0; x < W; x++) s += 2 * src[y * W + x];
    ok &= s == r[y];
  }
  cudaMemset2D(g.p, g.pitch, 0, W * 4, H);
  cudaPointerAttributes at;
  cudaPointerGetAttributes(&at, g.p);
  printf("type %d device %d\n", at.type, at.device);
  cudaPointerGetAttributes(&at, src.data());
  printf("type %d\n", at.type);
  cudaGetLastError();
  int n;
  cudaGetDeviceCount(&n);
  for (int i = 0; i < n; i++) {
    cudaSetDevice(i);
    for (int j = 0; j < n; j++) {
      int can = 0;
      if (i != j) cudaDeviceCanAccessPeer(&can, i, j);
    }
  }
  float *q;
  cudaMalloc(&q, 64);
  cudaMemcpyPeer(q, 0, rows, 0, H * 4);
  cudaFree(q);
  cudaFree(rows);
  cudaFree(p.ptr);
  size_t fr, to;
  cudaMemGetInfo(&fr, &to);
  printf("free<=total %d\n", fr <= to);
  puts(ok ? "PASSED" : "FAILED");
  return !ok;
}
