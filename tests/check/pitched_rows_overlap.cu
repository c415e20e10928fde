// Twin of pitched_rows.cu: rows begin at every quarter of a pitch, so that they overlap in each launch.
// run:
// expect: race * 51
// by-main: 1
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cmath>
#include <string>
#include <vector>
#include <fstream>
#include <sstream>
#include <iostream>
#include <stdexcept>
#include <cuda_runtime.h>
#include "helper_cuda.h"

struct Image { int w = 0, h = 0; std::vector<uchar4> px; };

static void writePPM(const char *path, const Image &im) {
  FILE *f = fopen(path, "wb");
  if (!f) throw std::runtime_error(std::string("cannot write ") + path);
  fprintf(f, "P6\n# made by test\n%d %d\n255\n", im.w, im.h);
  for (auto &p : im.px) { unsigned char b[3] = {p.x, p.y, p.z}; fwrite(b, 1, 3, f); }
  fclose(f);
}
static int nextInt(FILE *f) {
  int c = getc(f);
  while (c == '#' || isspace(c)) { if (c == '#') while (c != '\n' && c != EOF) c = getc(f); else c = getc(f); }
  ungetc(c, f);
  int v = 0;
  if (fscanf(f, "%d", &v) != 1) throw std::runtime_error("bad number");
  return v;
}
static Image readPPM(const char *path) {
  FILE *f = fopen(path, "rb");
  if (!f) throw std::runtime_error(std::string("cannot read ") + path);
  char magic[3] = {0};
  if (!fgets(magic, 3, f) || strcmp(magic, "P6")) { fclose(f); throw std::runtime_error("not P6"); }
  Image im; im.w = nextInt(f); im.h = nextInt(f); nextInt(f); getc(f);
  im.px.resize(im.w * im.h);
  for (auto &p : im.px) { unsigned char b[3]; if (fread(b, 1, 3, f) != 3) throw std::runtime_error("short"); p = make_uchar4(b[0], b[1], b[2], 255); }
  fclose(f);
  return im;
}

__global__ void grey(uchar4 *in, float *out, int w, int h, size_t pitch) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  uchar4 p = in[y * w + x];
  ((float *)((char *)out + y * (pitch / 4)))[x] = 0.299f * p.x + 0.587f * p.y + 0.114f * p.z;
}
__global__ void sobel(cudaTextureObject_t tex, unsigned char *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float g[3][3];
#pragma unroll
  for (int dy = -1; dy <= 1; dy++)
#pragma unroll
    for (int dx = -1; dx <= 1; dx++) g[dy + 1][dx + 1] = tex2D<float>(tex, x + dx + 0.5f, y + dy + 0.5f);
  float gx = g[0][2] + 2 * g[1][2] + g[2][2] - g[0][0] - 2 * g[1][0] - g[2][0];
  float gy = g[2][0] + 2 * g[2][1] + g[2][2] - g[0][0] - 2 * g[0][1] - g[0][2];
  out[y * w + x] = (unsigned char)fminf(255.f, sqrtf(gx * gx + gy * gy));
}

int main(int argc, char **argv) {
  const char *path = argc > 1 ? argv[1] : "scene.ppm";
  if (argc < 2) {
    Image im; im.w = 61; im.h = 43; im.px.resize(im.w * im.h);
    for (int y = 0; y < im.h; y++) for (int x = 0; x < im.w; x++)
      im.px[y * im.w + x] = make_uchar4((x * 4) & 255, (y * 6) & 255, ((x / 8 + y / 8) & 1) ? 200 : 20, 255);
    writePPM(path, im);
  }
  Image im = readPPM(path);
  printf("%s: %d x %d\n", path, im.w, im.h);
  uchar4 *d_in; float *d_grey; unsigned char *d_out; size_t pitch;
  checkCudaErrors(cudaMalloc(&d_in, im.px.size() * sizeof(uchar4)));
  checkCudaErrors(cudaMallocPitch(&d_grey, &pitch, im.w * sizeof(float), im.h));
  checkCudaErrors(cudaMalloc(&d_out, im.px.size()));
  checkCudaErrors(cudaMemcpy(d_in, im.px.data(), im.px.size() * sizeof(uchar4), cudaMemcpyHostToDevice));
  dim3 block(16, 8), grid((im.w + block.x - 1) / block.x, (im.h + block.y - 1) / block.y);
  grey<<<grid, block>>>(d_in, d_grey, im.w, im.h, pitch);
  getLastCudaError("grey failed");
  cudaArray_t arr;
  cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
  checkCudaErrors(cudaMallocArray(&arr, &desc, im.w, im.h));
  checkCudaErrors(cudaMemcpy2DToArray(arr, 0, 0, d_grey, pitch, im.w * sizeof(float), im.h, cudaMemcpyDeviceToDevice));
  cudaResourceDesc res; memset(&res, 0, sizeof(res)); res.resType = cudaResourceTypeArray; res.res.array.array = arr;
  cudaTextureDesc td; memset(&td, 0, sizeof(td));
  td.addressMode[0] = td.addressMode[1] = cudaAddressModeClamp; td.filterMode = cudaFilterModePoint; td.readMode = cudaReadModeElementType;
  cudaTextureObject_t tex = 0;
  checkCudaErrors(cudaCreateTextureObject(&tex, &res, &td, NULL));
  sobel<<<grid, block>>>(tex, d_out, im.w, im.h);
  getLastCudaError("sobel failed");
  std::vector<unsigned char> edges(im.px.size());
  checkCudaErrors(cudaMemcpy(edges.data(), d_out, edges.size(), cudaMemcpyDeviceToHost));
  {
    std::ofstream o("edges.pgm", std::ios::binary);
    o << "P5\n" << im.w << " " << im.h << "\n255\n";
    o.write(reinterpret_cast<const char *>(edges.data()), edges.size());
  }
  std::ifstream is("edges.pgm", std::ios::binary);
  std::string magic; int w, h, m; is >> magic >> w >> h >> m; is.get();
  std::vector<char> back(w * h); is.read(back.data(), back.size());
  bool ok = magic == "P5" && is.gcount() == (std::streamsize)edges.size() && !memcmp(back.data(), edges.data(), edges.size());
  // reference
  std::vector<float> g(im.px.size());
  for (size_t i = 0; i < g.size(); i++) g[i] = 0.299f * im.px[i].x + 0.587f * im.px[i].y + 0.114f * im.px[i].z;
  auto at = [&](int x, int y) { x = std::min(std::max(x, 0), w - 1); y = std::min(std::max(y, 0), h - 1); return g[y * w + x]; };
  int bad = 0; unsigned long long sum = 0;
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    float gx = at(x + 1, y - 1) + 2 * at(x + 1, y) + at(x + 1, y + 1) - at(x - 1, y - 1) - 2 * at(x - 1, y) - at(x - 1, y + 1);
    float gy = at(x - 1, y + 1) + 2 * at(x, y + 1) + at(x + 1, y + 1) - at(x - 1, y - 1) - 2 * at(x, y - 1) - at(x + 1, y - 1);
    int e = (unsigned char)fminf(255.f, sqrtf(gx * gx + gy * gy));
    if (abs(e - edges[y * w + x]) > 1) bad++;
    sum += edges[y * w + x];
  }
  std::cout << "mean edge " << sum / edges.size() << ", mismatches " << bad << std::endl;
  checkCudaErrors(cudaDestroyTextureObject(tex)); cudaFreeArray(arr); cudaFree(d_in); cudaFree(d_grey); cudaFree(d_out);
  std::cout << (ok && !bad ? "Test passed" : "Test failed") << "\n";
  exit(ok && !bad ? EXIT_SUCCESS : EXIT_FAILURE);
}
