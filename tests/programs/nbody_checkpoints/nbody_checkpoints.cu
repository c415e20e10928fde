// Bodies whose state is a binary file with a packed header.
#include <cuda_runtime.h>
#include <fstream>
#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <cstring>
#include <stdexcept>
#include <algorithm>
#include <random>
#pragma pack(push, 1)
struct Header {
  char magic[4];
  unsigned version;
  unsigned long long n;
  double dt;
};
#pragma pack(pop)
__device__ float3 operator+(float3 a, float3 b) { return make_float3(a.x + b.x, a.y + b.y, a.z + b.z); }
template <int P> __global__ void step(const float4 *pos, float4 *npos, float4 *vel, int n, float dt) {
  __shared__ float4 sh[P];
  int i = blockIdx.x * P + threadIdx.x;
  float4 me = i < n ? pos[i] : make_float4(0, 0, 0, 0);
  float3 acc = make_float3(0, 0, 0);
  for (int t = 0; t < (n + P - 1) / P; t++) {
    int j = t * P + threadIdx.x;
    sh[threadIdx.x] = j < n ? pos[j] : make_float4(0, 0, 0, 0);
    __syncthreads();
#pragma unroll 4
    for (int k = 0; k < P; k++) {
      float3 r = make_float3(sh[k].x - me.x, sh[k].y - me.y, sh[k].z - me.z);
      float d = r.x * r.x + r.y * r.y + r.z * r.z + 0.01f, inv = rsqrtf(d), f = sh[k].w * inv * inv * inv;
      acc = acc + make_float3(r.x * f, r.y * f, r.z * f);
    }
    __syncthreads();
  }
  if (i < n) {
    float4 v = vel[i];
    v.x += acc.x * dt;
    v.y += acc.y * dt;
    v.z += acc.z * dt;
    vel[i] = v;
    npos[i] = make_float4(me.x + v.x * dt, me.y + v.y * dt, me.z + v.z * dt, me.w);
  }
}
static void save(const std::string &f, const std::vector<float4> &p, double dt) {
  std::ofstream o(f, std::ios::binary | std::ios::trunc);
  Header h{{'N', 'B', 'D', 'Y'}, 2, p.size(), dt};
  o.write(reinterpret_cast<const char *>(&h), sizeof h);
  o.write(reinterpret_cast<const char *>(p.data()), p.size() * sizeof(float4));
  if (!o) throw std::runtime_error("write failed");
}
static std::vector<float4> load(const std::string &f) {
  std::ifstream i(f, std::ios::binary | std::ios::ate);
  if (!i) throw std::runtime_error("cannot open " + f);
  auto size = i.tellg();
  i.seekg(0);
  Header h;
  i.read(reinterpret_cast<char *>(&h), sizeof h);
  if (std::memcmp(h.magic, "NBDY", 4) || h.version != 2) throw std::runtime_error("bad header");
  if ((std::streamoff)(sizeof h + h.n * sizeof(float4)) != size) throw std::runtime_error("bad size");
  std::vector<float4> p(h.n);
  i.read(reinterpret_cast<char *>(p.data()), h.n * sizeof(float4));
  return p;
}
int main(int argc, char **argv) try {
  const int n = 100;
  std::vector<float4> p(n), v(n, make_float4(0, 0, 0, 0));
  std::mt19937 g(3);
  std::uniform_real_distribution<float> d(-1, 1);
  for (auto &q : p) {
    q.x = d(g);
    q.y = d(g);
    q.z = d(g);
    q.w = 1.0f / n;
  }
  save("state.bin", p, 0.01);
  auto q = load("state.bin");
  std::cout << sizeof(Header) << ' ' << (std::memcmp(p.data(), q.data(), n * sizeof(float4)) == 0) << '\n';
  float4 *a, *b, *dv;
  cudaMalloc(&a, n * sizeof(float4));
  cudaMalloc(&b, n * sizeof(float4));
  cudaMalloc(&dv, n * sizeof(float4));
  cudaMemcpy(a, q.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
  cudaMemcpy(dv, v.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
  for (int s = 0; s < 5; s++) {
    step<32><<<(n + 31) / 32, 32>>>(a, b, dv, n, 0.01f);
    std::swap(a, b);
  }
  if (auto e = cudaDeviceSynchronize()) throw std::runtime_error(cudaGetErrorString(e));
  cudaMemcpy(q.data(), a, n * sizeof(float4), cudaMemcpyDeviceToHost);
  cudaMemcpy(v.data(), dv, n * sizeof(float4), cudaMemcpyDeviceToHost);
  float px = 0, py = 0;
  for (int i = 0; i < n; i++) {
    px += v[i].x * q[i].w;
    py += v[i].y * q[i].w;
  }
  bool ok = std::fabs(px) < 1e-5f && std::fabs(py) < 1e-5f;
  save("state.bin", q, 0.01);
  try { load("missing.bin"); }
  catch (const std::exception &e) { std::cout << e.what() << '\n'; }
  cudaFree(a);
  cudaFree(b);
  cudaFree(dv);
  std::cout << (ok ? "PASSED" : "FAILED") << '\n';
  return ok ? 0 : 1;
} catch (const std::exception &e) {
  std::cerr << "error: " << e.what() << '\n';
  return 1;
}
