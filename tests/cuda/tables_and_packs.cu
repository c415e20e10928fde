// run: --kernel insert --search default --budget 60-launches
// expect: none
// run: --kernel insert_untried --search default --budget 60-launches
// expect: race raw 23 24
// expect: race war 23 24
// expect: race waw 24
// expect: race warp-level 23 24
// expect: race same-value 24
// run: --kernel last --block 64
// expect: none
// run: --kernel fill --search default --budget 60-launches
// expect: none
// run: --kernel apply --search default --budget 60-launches
// expect: none
// A table whose free cells have a mark, packs of parameters that share a name, concepts and spans.
#include <cstdint>
#include <span>
#include <type_traits>
const uint32_t kFree = 0xffffffff, kMask = 255;
__device__ uint32_t hash(uint32_t k) { k ^= k >> 16; k *= 0x85ebca6b; return (k ^ (k >> 13)) & kMask; }
__global__ void insert(uint32_t *table, const uint32_t *keys, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return; for (uint32_t at = hash(keys[i]), tries = 0; tries <= kMask; at = (at + 1) & kMask, ++tries) { uint32_t was = atomicCAS(&table[at], kFree, keys[i]); if (was == kFree || was == keys[i]) return; } }
__global__ void insert_untried(uint32_t *table, const uint32_t *keys, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return; uint32_t at = hash(keys[i]); while (
    table[at] != kFree && at < kMask) ++at;
  table[at] = keys[i]; }
template <int N> __global__ void __launch_bounds__(N) last(const float *in, float *out) { __shared__ alignas(16) unsigned char raw[N * sizeof(float)]; float *s = reinterpret_cast<float *>(raw); s[threadIdx.x] = in[threadIdx.x]; __syncthreads(); out[blockIdx.x * N + threadIdx.x] = s[N - 1 - threadIdx.x]; }
template <class... T> __global__ void fill(int n, T *__restrict__... to) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) ((to[i] = T(i + sizeof...(T))), ...); }
template <class F, class... A> __global__ void apply(F f, A... args) { static_assert(std::is_invocable_v<F, int, A...>); f(threadIdx.x + blockIdx.x * blockDim.x, args...); }
int main() {
  float *f; int *i; double *d;
  cudaMalloc(&f, 4096); cudaMalloc(&i, 4096); cudaMalloc(&d, 8192);
  last<64><<<2, 64>>>(f, f + 512);
  fill<<<2, 64>>>(100, f, i, d);
  apply<<<4, 64>>>([] __device__(int i, float *p, float s, int lim) { if (i < lim) p[i] *= s; }, f, 2.0f, 100);
}
