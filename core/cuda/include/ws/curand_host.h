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
struct curandGenerator_st {
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
WS_RAND curandCreateGenerator(curandGenerator_t *g, curandRngType_t) { return *g = new curandGenerator_st, CURAND_STATUS_SUCCESS; }
WS_RAND curandCreateGeneratorHost(curandGenerator_t *g, curandRngType_t t) { return curandCreateGenerator(g, t), (*g)->on_host = true, CURAND_STATUS_SUCCESS; }
WS_RAND curandDestroyGenerator(curandGenerator_t g) { return delete g, CURAND_STATUS_SUCCESS; }
WS_RAND curandSetPseudoRandomGeneratorSeed(curandGenerator_t g, unsigned long long seed) { return g->seed = seed, g->restart(0), CURAND_STATUS_SUCCESS; }
WS_RAND curandSetGeneratorOffset(curandGenerator_t g, unsigned long long offset) { return g->restart(offset), CURAND_STATUS_SUCCESS; }
WS_RAND curandSetGeneratorOrdering(curandGenerator_t, curandOrdering_t) { return CURAND_STATUS_SUCCESS; }
WS_RAND curandSetQuasiRandomGeneratorDimensions(curandGenerator_t, unsigned) { return CURAND_STATUS_SUCCESS; }
WS_RAND curandSetStream(curandGenerator_t, cudaStream_t) { return CURAND_STATUS_SUCCESS; }
WS_RAND curandGenerateSeeds(curandGenerator_t) { return CURAND_STATUS_SUCCESS; }
WS_RAND curandGetVersion(int *v) { return *v = 10300, CURAND_STATUS_SUCCESS; }
template <class T, class F> curandStatus_t ws_rand_fill(curandGenerator_t g, T *to, size_t n, F f) {
  std::vector<T> v(n);
  for (T &t : v) t = f(g->engine);
  return cudaMemcpy(to, v.data(), n * sizeof(T), g->on_host ? cudaMemcpyHostToHost : cudaMemcpyHostToDevice) == cudaSuccess ? CURAND_STATUS_SUCCESS : CURAND_STATUS_LAUNCH_FAILURE;
}
// Above 0, up to 1.
template <class T> T ws_rand_uniform(std::mt19937 &e) { return ((T)((sizeof(T) == 8 ? (unsigned long long)e() << 21 ^ e() >> 11 : e() >> 8) + 1)) * (T)(sizeof(T) == 8 ? 1.1102230246251565e-16 : 5.9604644775390625e-08); }
WS_RAND curandGenerate(curandGenerator_t g, unsigned *to, size_t n) { return ws_rand_fill(g, to, n, [](std::mt19937 &e) { return (unsigned)e(); }); }
WS_RAND curandGenerateLongLong(curandGenerator_t g, unsigned long long *to, size_t n) { return ws_rand_fill(g, to, n, [](std::mt19937 &e) { unsigned long long hi = e(); return hi << 32 | e(); }); }
WS_RAND curandGenerateUniform(curandGenerator_t g, float *to, size_t n) { return ws_rand_fill(g, to, n, ws_rand_uniform<float>); }
WS_RAND curandGenerateUniformDouble(curandGenerator_t g, double *to, size_t n) { return ws_rand_fill(g, to, n, ws_rand_uniform<double>); }
#define WS_RAND_NORMAL(suffix, T) \
  WS_RAND curandGenerateNormal##suffix(curandGenerator_t g, T *to, size_t n, T mean, T stddev) { \
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
