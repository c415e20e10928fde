// Variable-length codes packed by atomics in shared memory, after a histogram and a tree on the host.
#include <iostream>
#include <vector>
#include <queue>
#include <memory>
#include <string>
#include <fstream>
#include <algorithm>
#include <cstring>
typedef unsigned int uint;
struct Tree {
  uint w;
  int sym;
  std::unique_ptr<Tree> l, r;
};
struct Cmp {
  bool operator()(const Tree* a, const Tree* b) const { return a->w != b->w ? a->w > b->w : a->sym > b->sym; }
};
__global__ void histo(const unsigned char* in, uint n, uint* bins) {
  __shared__ uint s[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) s[i] = 0;
  __syncthreads();
  for (uint i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&s[in[i]], 1);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(&bins[i], s[i]);
}
__global__ void encode(const unsigned char* data, uint n, const uint* codes, const uint* lens, uint* out,
                       uint* outbits) {
  extern __shared__ uint sm[];
  uint *pos = sm, *words = sm + blockDim.x + 1;
  uint t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  uint code = 0, len = 0;
  if (i < n) {
    code = codes[data[i]];
    len = lens[data[i]];
  }
  words[t] = 0;
  pos[t] = len;
  __syncthreads();
  for (uint o = 1; o < blockDim.x; o <<= 1) {
    uint v = t >= o ? pos[t - o] : 0;
    __syncthreads();
    pos[t] += v;
    __syncthreads();
  }
  uint at = pos[t] - len;
  if (len) {
    uint w = at / 32, b = at % 32;
    if (b + len <= 32)
      atomicOr(&words[w], code << (32 - b - len));
    else {
      uint rest = b + len - 32;
      atomicOr(&words[w], code >> rest);
      atomicOr(&words[w + 1], code << (32 - rest));
    }
  }
  __syncthreads();
  out[blockIdx.x * blockDim.x + t] = words[t];
  if (t == blockDim.x - 1) outbits[blockIdx.x] = pos[t];
}
static void walk(const Tree* t, uint code, uint len, uint* codes, uint* lens) {
  if (!t->l) {
    codes[t->sym] = code;
    lens[t->sym] = len ? len : 1;
    return;
  }
  walk(t->l.get(), code << 1, len + 1, codes, lens);
  walk(t->r.get(), code << 1 | 1, len + 1, codes, lens);
}
int main(int argc, char** argv) {
  std::string text;
  if (argc > 1) {
    std::ifstream f(argv[1]);
    text.assign(std::istreambuf_iterator<char>(f), std::istreambuf_iterator<char>());
  } else
    for (int i = 0; i < 900; ++i) text += "the quick brown fox jumps over a lazy dog "[i * i % 43];
  uint n = text.size();
  unsigned char* d;
  uint *bins, h[256];
  cudaMalloc(&d, n);
  cudaMalloc(&bins, 1024);
  cudaMemset(bins, 0, 1024);
  cudaMemcpy(d, text.data(), n, cudaMemcpyHostToDevice);
  histo<<<4, 128>>>(d, n, bins);
  cudaMemcpy(h, bins, 1024, cudaMemcpyDeviceToHost);
  std::priority_queue<Tree*, std::vector<Tree*>, Cmp> q;
  for (int i = 0; i < 256; ++i)
    if (h[i]) q.push(new Tree{h[i], i, nullptr, nullptr});
  int next = 256;
  while (q.size() > 1) {
    Tree* a = q.top();
    q.pop();
    Tree* b = q.top();
    q.pop();
    q.push(new Tree{a->w + b->w, next++, std::unique_ptr<Tree>(a), std::unique_ptr<Tree>(b)});
  }
  std::unique_ptr<Tree> root(q.top());
  uint codes[256] = {}, lens[256] = {};
  walk(root.get(), 0, 0, codes, lens);
  uint longest = *std::max_element(lens, lens + 256);
  std::cout << "symbols " << next - 256 + 1 << " longest " << longest << std::endl;
  uint *dc, *dl, *out, *ob;
  const int T = 128;
  int blocks = (n + T - 1) / T;
  cudaMalloc(&dc, 1024);
  cudaMalloc(&dl, 1024);
  cudaMalloc(&out, blocks * T * 4);
  cudaMalloc(&ob, blocks * 4);
  cudaMemcpy(dc, codes, 1024, cudaMemcpyHostToDevice);
  cudaMemcpy(dl, lens, 1024, cudaMemcpyHostToDevice);
  encode<<<blocks, T, (2 * T + 1) * sizeof(uint)>>>(d, n, dc, dl, out, ob);
  std::vector<uint> w(blocks * T), bits(blocks);
  cudaMemcpy(w.data(), out, w.size() * 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(bits.data(), ob, blocks * 4, cudaMemcpyDeviceToHost);
  std::string back;
  uint total = 0;
  for (int b = 0; b < blocks; ++b) {
    const Tree* t = root.get();
    for (uint k = 0; k < bits[b]; ++k) {
      uint bit = w[b * T + k / 32] >> (31 - k % 32) & 1;
      t = bit ? t->r.get() : t->l.get();
      if (!t->l) {
        back += (char)t->sym;
        t = root.get();
      }
    }
    total += bits[b];
  }
  std::cout << "bits " << total << " of " << 8 * n << std::endl << (back == text ? "PASSED" : "FAILED") << std::endl;
  for (void* p : {(void*)d, (void*)bins, (void*)dc, (void*)dl, (void*)out, (void*)ob}) cudaFree(p);
  return back != text;
}
