// The bodies of curand.h.
#pragma once
#include "ws/distributions.h"
extern "C++" {
enum curandStatus {
  CURAND_STATUS_SUCCESS, CURAND_STATUS_VERSION_MISMATCH = 100, CURAND_STATUS_NOT_INITIALIZED, CURAND_STATUS_ALLOCATION_FAILED, CURAND_STATUS_TYPE_ERROR, CURAND_STATUS_OUT_OF_RANGE,
  CURAND_STATUS_LENGTH_NOT_MULTIPLE, CURAND_STATUS_DOUBLE_PRECISION_REQUIRED, CURAND_STATUS_LAUNCH_FAILURE = 201, CURAND_STATUS_PREEXISTING_FAILURE, CURAND_STATUS_INITIALIZATION_FAILED,
  CURAND_STATUS_ARCH_MISMATCH, CURAND_STATUS_INTERNAL_ERROR = 999
};
typedef curandStatus curandStatus_t;
enum curandRngType {
  CURAND_RNG_TEST, CURAND_RNG_PSEUDO_DEFAULT = 100, CURAND_RNG_PSEUDO_XORWOW, CURAND_RNG_PSEUDO_MRG32K3A = 121, CURAND_RNG_PSEUDO_MTGP32 = 141, CURAND_RNG_PSEUDO_MT19937,
  CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161, CURAND_RNG_QUASI_DEFAULT = 200, CURAND_RNG_QUASI_SOBOL32, CURAND_RNG_QUASI_SCRAMBLED_SOBOL32, CURAND_RNG_QUASI_SOBOL64
};
typedef curandRngType curandRngType_t;
enum curandOrdering { CURAND_ORDERING_PSEUDO_BEST = 100, CURAND_ORDERING_PSEUDO_DEFAULT, CURAND_ORDERING_PSEUDO_SEEDED, CURAND_ORDERING_PSEUDO_LEGACY, CURAND_ORDERING_PSEUDO_DYNAMIC, CURAND_ORDERING_QUASI_DEFAULT = 201 };
typedef curandOrdering curandOrdering_t;
enum curandDirectionVectorSet { CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101, CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6, CURAND_DIRECTION_VECTORS_64_JOEKUO6, CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 };
typedef curandDirectionVectorSet curandDirectionVectorSet_t;
typedef unsigned curandDirectionVectors32_t[32];
// Whether x generates all numbers but 0 modulo a polynomial over GF(2).
static inline WS_ATTR_H bool ws_is_primitive(unsigned p, int degree) {
  unsigned x = 1, order = 0;
  do {
    x <<= 1;
    if (x >> degree & 1) x ^= p;
    ++order;
  } while (x != 1 && order < 1u << degree);
  return order == (1u << degree) - 1;
}
// Sobol's direction vectors: for the first ten dimensions those of Joe and Kuo, as in the original, then others.
static inline WS_ATTR_H void ws_sobol_vectors(unsigned dimension, unsigned *v) {
  static const unsigned char known[9][5] = {{1}, {1, 3}, {1, 3, 1}, {1, 1, 1}, {1, 1, 3, 3}, {1, 3, 5, 13}, {1, 1, 5, 5, 17}, {1, 1, 5, 5, 5}, {1, 1, 7, 11, 19}};
  for (int j = 0; j < 32; ++j) v[j] = 1u << (31 - j);
  if (dimension == 0) return;
  int degree = 1;
  unsigned p = 3;
  for (unsigned n = 1;; p += 2) {
    if (p >> (degree + 1)) ++degree;
    if (ws_is_primitive(p, degree) && n++ == dimension) break;
  }
  for (int j = 0; j < 32; ++j) {
    if (j < degree) {
      const unsigned m = dimension < 10 ? known[dimension - 1][j] : (dimension * 2654435761u >> (j + 3) | 1u) & ((2u << j) - 1);
      v[j] = m << (31 - j);
      continue;
    }
    v[j] = v[j - degree] ^ v[j - degree] >> degree;
    for (int k = 1; k < degree; ++k) if (p >> (degree - k) & 1) v[j] ^= v[j - k];
  }
}
static inline WS_ATTR_H unsigned ws_sobol(const unsigned *v, unsigned n) {
  unsigned x = 0;
  n ^= n >> 1;
  for (int j = 0; n; ++j, n >>= 1) if (n & 1) x ^= v[j];
  return x;
}
// The point below which a standard normal number lies with probability p: by bisection of the distribution.
static inline WS_ATTR_H double ws_normal_quantile(double p) {
  double low = -9, high = 9;
  for (int k = 0; k < 60; ++k) {
    const double middle = (low + high) / 2;
    (erfc(-middle * 0.70710678118654752) / 2 < p ? low : high) = middle;
  }
  return low;
}
struct curandGenerator_st {
  bool quasi = false;
  unsigned dimensions = 1;
  unsigned long long skipped = 0;
  std::mt19937 engine{0x5eed};
  unsigned long long seed = 0x5eed;
  bool on_host = false;
  void restart(unsigned long long offset) {
    std::seed_seq s{(unsigned)seed, (unsigned)(seed >> 32)};
    engine.seed(s);
    engine.discard(offset);
  }
};
typedef curandGenerator_st *curandGenerator_t;
#define WS_RAND static inline WS_ATTR_H curandStatus_t
WS_RAND curandCreateGenerator(curandGenerator_t *g, curandRngType_t t) { return *g = new curandGenerator_st, (*g)->quasi = t >= CURAND_RNG_QUASI_DEFAULT, CURAND_STATUS_SUCCESS; }
WS_RAND curandCreateGeneratorHost(curandGenerator_t *g, curandRngType_t t) { return curandCreateGenerator(g, t), (*g)->on_host = true, CURAND_STATUS_SUCCESS; }
WS_RAND curandDestroyGenerator(curandGenerator_t g) { return delete g, CURAND_STATUS_SUCCESS; }
WS_RAND curandSetPseudoRandomGeneratorSeed(curandGenerator_t g, unsigned long long seed) { return g->seed = seed, g->restart(0), CURAND_STATUS_SUCCESS; }
WS_RAND curandSetGeneratorOffset(curandGenerator_t g, unsigned long long offset) { return g->skipped = offset, g->restart(offset), CURAND_STATUS_SUCCESS; }
WS_RAND curandSetGeneratorOrdering(curandGenerator_t, curandOrdering_t) { return CURAND_STATUS_SUCCESS; }
WS_RAND curandSetQuasiRandomGeneratorDimensions(curandGenerator_t g, unsigned n) { return n < 1 || n > 20000 ? CURAND_STATUS_OUT_OF_RANGE : (g->dimensions = n, CURAND_STATUS_SUCCESS); }
WS_RAND curandSetStream(curandGenerator_t, cudaStream_t) { return CURAND_STATUS_SUCCESS; }
WS_RAND curandGenerateSeeds(curandGenerator_t) { return CURAND_STATUS_SUCCESS; }
WS_RAND curandGetVersion(int *v) { return *v = 10300, CURAND_STATUS_SUCCESS; }
template <class T> curandStatus_t ws_rand_give(curandGenerator_t g, T *to, const std::vector<T> &v) {
  return cudaMemcpy(to, v.data(), v.size() * sizeof(T), g->on_host ? cudaMemcpyHostToHost : cudaMemcpyHostToDevice) == cudaSuccess ? CURAND_STATUS_SUCCESS : CURAND_STATUS_LAUNCH_FAILURE;
}
template <class T, class F> curandStatus_t ws_rand_fill(curandGenerator_t g, T *to, size_t n, F f) {
  std::vector<T> v(n);
  for (T &t : v) t = f(g->engine);
  return ws_rand_give(g, to, v);
}
// `n` numbers in all, dimension by dimension, by a function of the points of a sequence.
template <class T, class F> curandStatus_t ws_quasi_fill(curandGenerator_t g, T *to, size_t n, F f) {
  if (n % g->dimensions) return CURAND_STATUS_LENGTH_NOT_MULTIPLE;
  std::vector<T> v;
  const size_t each = n / g->dimensions;
  for (unsigned d = 0; d < g->dimensions; ++d) {
    unsigned vectors[32];
    ws_sobol_vectors(d, vectors);
    for (size_t k = 0; k < each; ++k) v.push_back(f(ws_sobol(vectors, (unsigned)(g->skipped + k))));
  }
  g->skipped += each;
  return ws_rand_give(g, to, v);
}
template <class T> T ws_quasi_uniform(unsigned x) { return (T)x * (T)2.3283064365386963e-10 + (T)1.1641532182693481e-10; }
static inline WS_ATTR_H curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t) {
  static curandDirectionVectors32_t all[256];
  static bool made = false;
  for (unsigned d = 0; d < 256 && !made; ++d) ws_sobol_vectors(d, all[d]);
  return made = true, *vectors = all, CURAND_STATUS_SUCCESS;
}
static inline WS_ATTR_H curandStatus_t curandGetScrambleConstants32(unsigned **constants) {
  static unsigned all[256];
  for (unsigned d = 0; d < 256; ++d) all[d] = (d + 1) * 2654435761u;
  return *constants = all, CURAND_STATUS_SUCCESS;
}
// Above 0, up to 1.
template <class T> T ws_rand_uniform(std::mt19937 &e) { return ((T)((sizeof(T) == 8 ? (unsigned long long)e() << 21 ^ e() >> 11 : e() >> 8) + 1)) * (T)(sizeof(T) == 8 ? 1.1102230246251565e-16 : 5.9604644775390625e-08); }
WS_RAND curandGenerate(curandGenerator_t g, unsigned *to, size_t n) { return g->quasi ? ws_quasi_fill(g, to, n, [](unsigned x) { return x; }) : ws_rand_fill(g, to, n, [](std::mt19937 &e) { return (unsigned)e(); }); }
WS_RAND curandGenerateLongLong(curandGenerator_t g, unsigned long long *to, size_t n) { return ws_rand_fill(g, to, n, [](std::mt19937 &e) { unsigned long long hi = e(); return hi << 32 | e(); }); }
WS_RAND curandGenerateUniform(curandGenerator_t g, float *to, size_t n) { return g->quasi ? ws_quasi_fill(g, to, n, ws_quasi_uniform<float>) : ws_rand_fill(g, to, n, ws_rand_uniform<float>); }
WS_RAND curandGenerateUniformDouble(curandGenerator_t g, double *to, size_t n) { return g->quasi ? ws_quasi_fill(g, to, n, ws_quasi_uniform<double>) : ws_rand_fill(g, to, n, ws_rand_uniform<double>); }
#define WS_RAND_NORMAL(suffix, T) \
  WS_RAND curandGenerateNormal##suffix(curandGenerator_t g, T *to, size_t n, T mean, T stddev) { \
    if (g->quasi) return ws_quasi_fill(g, to, n, [&](unsigned x) { return (T)(mean + stddev * ws_normal_quantile(ws_quasi_uniform<double>(x))); }); \
    if (n % 2) return CURAND_STATUS_LENGTH_NOT_MULTIPLE; \
    std::normal_distribution<T> d(mean, stddev); \
    return ws_rand_fill(g, to, n, [&](std::mt19937 &e) { return d(e); }); \
  } \
  WS_RAND curandGenerateLogNormal##suffix(curandGenerator_t g, T *to, size_t n, T mean, T stddev) { \
    if (n % 2) return CURAND_STATUS_LENGTH_NOT_MULTIPLE; \
    std::normal_distribution<T> d(mean, stddev); \
    return ws_rand_fill(g, to, n, [&](std::mt19937 &e) { return (T)exp(d(e)); }); \
  }
WS_RAND_NORMAL(, float) WS_RAND_NORMAL(Double, double)
WS_RAND curandGeneratePoisson(curandGenerator_t g, unsigned *to, size_t n, double lambda) {
  std::poisson_distribution<int> d(lambda);
  return ws_rand_fill(g, to, n, [&](std::mt19937 &e) { return (unsigned)d(e); });
}
} // extern "C++"
