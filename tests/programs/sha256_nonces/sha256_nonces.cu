// SHA-256 by one function for both sides, and a search for a nonce.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>
#include <sstream>
#include <iomanip>
#include <iostream>
#include <cuda_runtime.h>
#define ROTR(x, n) (((x) >> (n)) | ((x) << (32 - (n))))
__constant__ uint32_t dK[64];
static const uint32_t hK[64] = {0x428a2f98,0x71374491,0xb5c0fbcf,0xe9b5dba5,0x3956c25b,0x59f111f1,0x923f82a4,0xab1c5ed5,0xd807aa98,0x12835b01,0x243185be,0x550c7dc3,0x72be5d74,0x80deb1fe,0x9bdc06a7,0xc19bf174,0xe49b69c1,0xefbe4786,0x0fc19dc6,0x240ca1cc,0x2de92c6f,0x4a7484aa,0x5cb0a9dc,0x76f988da,0x983e5152,0xa831c66d,0xb00327c8,0xbf597fc7,0xc6e00bf3,0xd5a79147,0x06ca6351,0x14292967,0x27b70a85,0x2e1b2138,0x4d2c6dfc,0x53380d13,0x650a7354,0x766a0abb,0x81c2c92e,0x92722c85,0xa2bfe8a1,0xa81a664b,0xc24b8b70,0xc76c51a3,0xd192e819,0xd6990624,0xf40e3585,0x106aa070,0x19a4c116,0x1e376c08,0x2748774c,0x34b0bcb5,0x391c0cb3,0x4ed8aa4a,0x5b9cca4f,0x682e6ff3,0x748f82ee,0x78a5636f,0x84c87814,0x8cc70208,0x90befffa,0xa4506ceb,0xbef9a3f7,0xc67178f2};
struct SHA256 {
  uint8_t data[64];
  uint32_t datalen;
  unsigned long long bitlen;
  uint32_t state[8];
};
__host__ __device__ void transform(SHA256 *c) {
  const uint32_t *k;
#ifdef __CUDA_ARCH__
  k = dK;
#else
  k = hK;
#endif
  uint32_t m[64], a = c->state[0], b = c->state[1], cc = c->state[2], d = c->state[3], e = c->state[4], f = c->state[5], g = c->state[6], h = c->state[7];
  for (int i = 0, j = 0; i < 16; ++i, j += 4) m[i] = (c->data[j] << 24) | (c->data[j + 1] << 16) | (c->data[j + 2] << 8) | c->data[j + 3];
#pragma unroll 16
  for (int i = 16; i < 64; ++i) m[i] = (ROTR(m[i - 2], 17) ^ ROTR(m[i - 2], 19) ^ (m[i - 2] >> 10)) + m[i - 7] + (ROTR(m[i - 15], 7) ^ ROTR(m[i - 15], 18) ^ (m[i - 15] >> 3)) + m[i - 16];
  for (int i = 0; i < 64; ++i) {
    uint32_t t1 = h + (ROTR(e, 6) ^ ROTR(e, 11) ^ ROTR(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + m[i], t2 = (ROTR(a, 2) ^ ROTR(a, 13) ^ ROTR(a, 22)) + ((a & b) ^ (a & cc) ^ (b & cc));
    h = g;
    g = f;
    f = e;
    e = d + t1;
    d = cc;
    cc = b;
    b = a;
    a = t1 + t2;
  }
  c->state[0] += a;
  c->state[1] += b;
  c->state[2] += cc;
  c->state[3] += d;
  c->state[4] += e;
  c->state[5] += f;
  c->state[6] += g;
  c->state[7] += h;
}
__host__ __device__ void sha256(const uint8_t *in, size_t len, uint8_t *out) {
  SHA256 c;
  c.datalen = 0;
  c.bitlen = 0;
  const uint32_t init[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  for (int i = 0; i < 8; i++) c.state[i] = init[i];
  for (size_t i = 0; i < len; ++i) {
    c.data[c.datalen++] = in[i];
    if (c.datalen == 64) {
      transform(&c);
      c.bitlen += 512;
      c.datalen = 0;
    }
  }
  uint32_t i = c.datalen;
  c.data[i++] = 0x80;
  if (c.datalen < 56) while (i < 56) c.data[i++] = 0;
  else {
    while (i < 64) c.data[i++] = 0;
    transform(&c);
    memset(c.data, 0, 56);
  }
  c.bitlen += c.datalen * 8;
  for (int j = 0; j < 8; j++) c.data[63 - j] = c.bitlen >> (8 * j);
  transform(&c);
  for (int j = 0; j < 4; ++j) for (int s = 0; s < 8; s++) out[j + 4 * s] = (c.state[s] >> (24 - j * 8)) & 0xff;
}
__global__ void hashAll(const uint8_t *in, int stride, const int *lens, uint8_t *out, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t < n) sha256(in + t * stride, lens[t], out + t * 32);
}
__global__ void mine(uint32_t base, int zeros, unsigned *found) {
  uint32_t nonce = base + blockIdx.x * blockDim.x + threadIdx.x;
  uint8_t buf[8] = {'w', 's', ':', 0}, h[32];
  for (int i = 0; i < 4; i++) buf[4 + i] = nonce >> (8 * i);
  sha256(buf, 8, h);
  bool ok = true;
  for (int i = 0; i < zeros; i++) ok &= ((h[i / 2] >> (i % 2 ? 0 : 4)) & 15) == 0;
  if (ok) atomicMin(found, nonce);
}
static std::string hex(const uint8_t *h) {
  std::ostringstream o;
  for (int i = 0; i < 32; i++) o << std::hex << std::setw(2) << std::setfill('0') << (int)h[i];
  return o.str();
}
int main() {
  cudaMemcpyToSymbol(dK, hK, sizeof hK);
  std::vector<std::string> msgs{"", "abc", std::string(55, 'a'), std::string(56, 'b'), std::string(64, 'c'), std::string(119, 'd')};
  int n = msgs.size(), stride = 128;
  std::vector<uint8_t> in(n * stride), out(n * 32);
  std::vector<int> lens;
  for (int i = 0; i < n; i++) {
    memcpy(in.data() + i * stride, msgs[i].data(), msgs[i].size());
    lens.push_back(msgs[i].size());
  }
  uint8_t *di, *dо;
  int *dl;
  cudaMalloc(&di, in.size());
  cudaMalloc(&dо, out.size());
  cudaMalloc(&dl, n * 4);
  cudaMemcpy(di, in.data(), in.size(), cudaMemcpyHostToDevice);
  cudaMemcpy(dl, lens.data(), n * 4, cudaMemcpyHostToDevice);
  hashAll<<<1, 32>>>(di, stride, dl, dо, n);
  cudaMemcpy(out.data(), dо, out.size(), cudaMemcpyDeviceToHost);
  bool ok = true;
  for (int i = 0; i < n; i++) {
    uint8_t h[32];
    sha256((const uint8_t *)msgs[i].data(), msgs[i].size(), h);
    ok &= !memcmp(h, out.data() + 32 * i, 32);
  }
  std::cout << hex(out.data() + 32) << '\n';
  ok &= hex(out.data() + 32) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  unsigned *f, hf = ~0u;
  cudaMalloc(&f, 4);
  cudaMemcpy(f, &hf, 4, cudaMemcpyHostToDevice);
  for (uint32_t b = 0; hf == ~0u && b < 8192; b += 1024) {
    mine<<<8, 128>>>(b, 2, f);
    cudaMemcpy(&hf, f, 4, cudaMemcpyDeviceToHost);
  }
  std::cout << "nonce " << std::dec << hf << '\n' << (ok ? "PASSED" : "FAILED") << '\n';
  cudaFree(di);
  cudaFree(dо);
  cudaFree(dl);
  cudaFree(f);
  return !ok;
}
