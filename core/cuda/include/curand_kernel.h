// Random numbers on the device. Philox, MRG32k3a and XORWOW give NVIDIA's numbers; the others begin elsewhere, since steps
// from one to the next take too long.
#pragma once
#include "ws/enter.h"
#include "ws_std.h"
extern "C++" {
// ---------------------------------------------------------------- states
// The second number of a pair that a transformation has made.
struct ws_rand_pair { int has, has_double; float extra; double extra_double; };
struct curandStateXORWOW : ws_rand_pair { unsigned d, v[5]; };
struct curandStatePhilox4_32_10 : ws_rand_pair { uint4 ctr, output; uint2 key; unsigned STATE; };
struct curandStateMRG32k3a : ws_rand_pair { unsigned s1[3], s2[3]; };
struct mtgp32_params_fast_t;
struct mtgp32_kernel_params_t { unsigned pos_tbl[200]; };
struct curandStateMtgp32 : curandStateXORWOW { int offset, pIdx; mtgp32_kernel_params_t *k; };
// The number of the next point, the point, and what all points are mixed with.
struct curandStateSobol32 : curandStateXORWOW { unsigned i, x, c, direction_vectors[32]; };
struct curandStateScrambledSobol32 : curandStateSobol32 {};
struct curandStateSobol64 : curandStateXORWOW {};
struct curandStateScrambledSobol64 : curandStateXORWOW {};
typedef curandStateXORWOW curandState, curandState_t, curandStateXORWOW_t;
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef curandStateMRG32k3a curandStateMRG32k3a_t;
typedef curandStateMtgp32 curandStateMtgp32_t;
typedef curandStateSobol32 curandStateSobol32_t;
typedef curandStateScrambledSobol32 curandStateScrambledSobol32_t;
typedef curandStateSobol64 curandStateSobol64_t;
typedef curandStateScrambledSobol64 curandStateScrambledSobol64_t;
typedef unsigned curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];
struct curandDistributionShift_st;
typedef curandDistributionShift_st *curandDistribution_t;
WS_HD unsigned ws_mix(unsigned &x) { x += 0x9e3779b9u; unsigned z = x; z = (z ^ (z >> 16)) * 0x85ebca6bu; z = (z ^ (z >> 13)) * 0xc2b2ae35u; return z ^ (z >> 16); }
WS_HD unsigned ws_rand_hash(unsigned long long seed, unsigned long long sequence, unsigned long long offset) {
  return (unsigned)seed ^ ((unsigned)(seed >> 32) * 0x85ebca6bu) ^ ((unsigned)sequence * 0x27d4eb2fu) ^ ((unsigned)(sequence >> 32) * 0x165667b1u) ^ ((unsigned)offset * 0x9e3779b1u);
}
WS_HD void ws_rand_no_pair(ws_rand_pair *s) { s->has = s->has_double = 0; s->extra = 0; s->extra_double = 0; }

// ---------------------------------------------------------------- XORWOW
#include "ws/curand_jumps.h"
WS_HD unsigned curand(curandStateXORWOW *s) {
  unsigned t = s->v[0] ^ (s->v[0] >> 2);
  s->v[0] = s->v[1]; s->v[1] = s->v[2]; s->v[2] = s->v[3]; s->v[3] = s->v[4];
  s->v[4] = (s->v[4] ^ (s->v[4] << 4)) ^ (t ^ (t << 1));
  s->d += 362437u;
  return s->v[4] + s->d;
}
// Jumps by a sum of powers of x; the counter stays.
WS_HD void ws_xorwow_jump(const unsigned (&powers)[5], curandStateXORWOW *s) {
  const unsigned d = s->d;
  unsigned sum[5] = {0, 0, 0, 0, 0};
  for (int i = 0; i < 5; ++i) {
    unsigned bits = powers[i];
    for (int j = 0; j < 32; ++j, bits >>= 1) {
      const unsigned mask = 0u - (bits & 1);
      sum[0] ^= s->v[0] & mask; sum[1] ^= s->v[1] & mask; sum[2] ^= s->v[2] & mask; sum[3] ^= s->v[3] & mask; sum[4] ^= s->v[4] & mask;
      curand(s);
    }
  }
  s->v[0] = sum[0]; s->v[1] = sum[1]; s->v[2] = sum[2]; s->v[3] = sum[3]; s->v[4] = sum[4];
  s->d = d;
}
WS_HD void skipahead(unsigned long long n, curandStateXORWOW *s) {
  if (n < 512) {
    for (; n > 0; --n) curand(s);
    return;
  }
  s->d += (unsigned)n * 362437u;
  for (int k = 0; n; ++k, n >>= 4)
    if (n & 15) ws_xorwow_jump(ws_xorwow_numbers[k][(n & 15) - 1], s);
}
// A sequence is 2^67 numbers long; the counter is the same after so many.
WS_HD void skipahead_sequence(unsigned long long n, curandStateXORWOW *s) {
  for (int k = 0; k < 2; ++k, n >>= 8)
    if (n & 255) ws_xorwow_jump(ws_xorwow_sequences[k][(n & 255) - 1], s);
  for (int k = 0; n; ++k, n >>= 4)
    if (n & 15) ws_xorwow_jump(ws_xorwow_far_sequences[k][(n & 15) - 1], s);
}
WS_HD void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset, curandStateXORWOW *s) {
  const unsigned a = 1099087573u * ((unsigned)seed ^ 0xaad26b49u), b = 2591861531u * ((unsigned)(seed >> 32) ^ 0xf7dcefddu);
  s->d = 6615241u + b + a;
  s->v[0] = 123456789u + a;
  s->v[1] = 362436069u ^ a;
  s->v[2] = 521288629u + b;
  s->v[3] = 88675123u ^ b;
  s->v[4] = 5783321u + a;
  skipahead_sequence(sequence, s);
  skipahead(offset, s);
  ws_rand_no_pair(s);
}

// ---------------------------------------------------------------- Philox4x32-10
WS_HD uint4 curand_Philox4x32_10(uint4 c, uint2 k) {
  for (int i = 0; i < 10; ++i) {
    unsigned long long a = 0xD2511F53ull * c.x, b = 0xCD9E8D57ull * c.z;
    c = make_uint4((unsigned)(b >> 32) ^ c.y ^ k.x, (unsigned)b, (unsigned)(a >> 32) ^ c.w ^ k.y, (unsigned)a);
    k.x += 0x9E3779B9u;
    k.y += 0xBB67AE85u;
  }
  return c;
}
WS_HD void ws_philox_add(curandStatePhilox4_32_10 *s, unsigned long long n) {
  unsigned lo = (unsigned)n, hi = (unsigned)(n >> 32);
  s->ctr.x += lo;
  if (s->ctr.x < lo) ++hi;
  s->ctr.y += hi;
  if (hi <= s->ctr.y || hi == 0) return;
  if (++s->ctr.z == 0) ++s->ctr.w;
}
WS_HD void skipahead(unsigned long long n, curandStatePhilox4_32_10 *s) {
  s->STATE += n & 3;
  n /= 4;
  if (s->STATE > 3) { ++n; s->STATE -= 4; }
  ws_philox_add(s, n);
  s->output = curand_Philox4x32_10(s->ctr, s->key);
}
WS_HD void skipahead_sequence(unsigned long long n, curandStatePhilox4_32_10 *s) {
  unsigned lo = (unsigned)n, hi = (unsigned)(n >> 32);
  s->ctr.z += lo;
  if (s->ctr.z < lo) ++hi;
  s->ctr.w += hi;
  s->output = curand_Philox4x32_10(s->ctr, s->key);
}
WS_HD void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset, curandStatePhilox4_32_10 *s) {
  s->ctr = make_uint4(0, 0, 0, 0);
  s->key = make_uint2((unsigned)seed, (unsigned)(seed >> 32));
  s->STATE = 0;
  ws_rand_no_pair(s);
  s->ctr.z = (unsigned)sequence;
  s->ctr.w = (unsigned)(sequence >> 32);
  skipahead(offset, s);
}
WS_HD unsigned curand(curandStatePhilox4_32_10 *s) {
  unsigned r = s->STATE == 0 ? s->output.x : s->STATE == 1 ? s->output.y : s->STATE == 2 ? s->output.z : s->output.w;
  if (++s->STATE == 4) {
    ws_philox_add(s, 1);
    s->output = curand_Philox4x32_10(s->ctr, s->key);
    s->STATE = 0;
  }
  return r;
}
WS_HD uint4 curand4(curandStatePhilox4_32_10 *s) {
  uint4 t = s->output;
  ws_philox_add(s, 1);
  uint4 o = s->output = curand_Philox4x32_10(s->ctr, s->key);
  if (s->STATE == 0) return t;
  if (s->STATE == 1) return make_uint4(t.y, t.z, t.w, o.x);
  if (s->STATE == 2) return make_uint4(t.z, t.w, o.x, o.y);
  return make_uint4(t.w, o.x, o.y, o.z);
}

// ---------------------------------------------------------------- MRG32k3a
// From 1 to 4294967087.
WS_HD unsigned ws_mrg_next(curandStateMRG32k3a *s) {
  const unsigned long long m1 = 4294967087ull, m2 = 4294944443ull;
  unsigned long long p1 = (1403580ull * s->s1[1] + (m1 - s->s1[0]) * 810728ull) % m1, p2 = (527612ull * s->s2[2] + (m2 - s->s2[0]) * 1370589ull) % m2;
  s->s1[0] = s->s1[1]; s->s1[1] = s->s1[2]; s->s1[2] = (unsigned)p1;
  s->s2[0] = s->s2[1]; s->s2[1] = s->s2[2]; s->s2[2] = (unsigned)p2;
  return (unsigned)(p1 <= p2 ? p1 + m1 - p2 : p1 - p2);
}
WS_HD unsigned curand(curandStateMRG32k3a *s) { return (unsigned)(ws_mrg_next(s) * 1.000000048662); }
// `v` after `n` times the steps of matrix `a`.
WS_HD void ws_mrg_jump(unsigned long long n, unsigned long long (&a)[9], unsigned (&v)[3], unsigned long long m) {
  for (; n; n >>= 1) {
    if (n & 1) {
      const unsigned long long x = v[0], y = v[1], z = v[2];
      v[0] = (unsigned)((a[0] * x % m + a[1] * y % m + a[2] * z % m) % m);
      v[1] = (unsigned)((a[3] * x % m + a[4] * y % m + a[5] * z % m) % m);
      v[2] = (unsigned)((a[6] * x % m + a[7] * y % m + a[8] * z % m) % m);
    }
    if (n == 1) break;
    unsigned long long b[9];
    for (int i = 0; i < 9; i += 3)
      for (int j = 0; j < 3; ++j) b[i + j] = (a[i] * a[j] % m + a[i + 1] * a[j + 3] % m + a[i + 2] * a[j + 6] % m) % m;
    for (int i = 0; i < 9; ++i) a[i] = b[i];
  }
}
WS_HD void skipahead(unsigned long long n, curandStateMRG32k3a *s) {
  if (n < 16) { for (; n > 0; --n) ws_mrg_next(s); return; }
  unsigned long long a[9] = {0, 1, 0, 0, 0, 1, 4294156359ull, 1403580, 0}, b[9] = {0, 1, 0, 0, 0, 1, 4293573854ull, 0, 527612};
  ws_mrg_jump(n, a, s->s1, 4294967087ull);
  ws_mrg_jump(n, b, s->s2, 4294944443ull);
}
// A subsequence is 2^76 numbers long.
WS_HD void skipahead_subsequence(unsigned long long n, curandStateMRG32k3a *s) {
  if (!n) return;
  unsigned long long a[9] = {82758667, 1871391091, 4127413238, 3672831523, 69195019, 1871391091, 3672091415, 3528743235, 69195019};
  unsigned long long b[9] = {1511326704, 3759209742, 1610795712, 4292754251, 1511326704, 3889917532, 3859662829, 4292754251, 3708466080};
  ws_mrg_jump(n, a, s->s1, 4294967087ull);
  ws_mrg_jump(n, b, s->s2, 4294944443ull);
}
WS_HD void skipahead_sequence(unsigned long long n, curandStateMRG32k3a *s) { unsigned x = s->s1[0] ^ (unsigned)n; s->s1[0] = ws_mix(x) % 4294967086u + 1; }
WS_HD void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset, curandStateMRG32k3a *s) {
  const unsigned long long m1 = 4294967087ull, m2 = 4294944443ull, x = (unsigned)seed ^ 0x55555555u, y = (unsigned)(seed >> 32) ^ 0xaaaaaaaau;
  for (int i = 0; i < 3; ++i) {
    s->s1[i] = seed ? (unsigned)((i == 1 ? y : x) * 12345 % m1) : 12345;
    s->s2[i] = seed ? (unsigned)((i == 1 ? x : y) * 12345 % m2) : 12345;
  }
  skipahead_subsequence(sequence, s);
  skipahead(offset, s);
  ws_rand_no_pair(s);
}

// ---------------------------------------------------------------- distributions
WS_HD float ws_rand_uniform(unsigned x) { return x * 2.3283064e-10f + 2.3283064e-10f / 2.0f; }
WS_HD double ws_rand_uniform(unsigned x, unsigned y) { return ((unsigned long long)x ^ ((unsigned long long)y << 21)) * 1.1102230246251565e-16 + 1.1102230246251565e-16 / 2.0; }
WS_HD float2 ws_rand_normal(unsigned x, unsigned y) {
  float r = sqrtf(-2.0f * logf(ws_rand_uniform(x))), t = y * 1.46291807e-09f + 1.46291807e-09f / 2.0f;
  return make_float2(r * sinf(t), r * cosf(t));
}
WS_HD double2 ws_rand_normal(double u, double v) {
  double r = sqrt(-2.0 * log(u));
  return make_double2(r * sin(6.283185307179586 * v), r * cos(6.283185307179586 * v));
}
WS_HD float curand_uniform(curandStateMRG32k3a *s) { return (float)(ws_mrg_next(s) * 2.328306549295728e-10); }
WS_HD double curand_uniform_double(curandStateMRG32k3a *s) { return ws_mrg_next(s) * 2.328306549295728e-10; }
#define WS_RAND_UNIFORM(S) \
  WS_HD float curand_uniform(S *s) { return ws_rand_uniform(curand(s)); } \
  WS_HD double curand_uniform_double(S *s) { unsigned x = curand(s); return ws_rand_uniform(x, curand(s)); }
WS_RAND_UNIFORM(curandStateXORWOW) WS_RAND_UNIFORM(curandStatePhilox4_32_10)
#define WS_RAND_STATE(S) \
  WS_HD float2 curand_normal2(S *s) { unsigned x = curand(s); return ws_rand_normal(x, curand(s)); } \
  WS_HD double2 curand_normal2_double(S *s) { double u = curand_uniform_double(s); return ws_rand_normal(u, curand_uniform_double(s)); } \
  WS_HD float curand_normal(S *s) { \
    if (s->has) { s->has = 0; return s->extra; } \
    float2 n = curand_normal2(s); \
    s->extra = n.y; \
    s->has = 1; \
    return n.x; \
  } \
  WS_HD double curand_normal_double(S *s) { \
    if (s->has_double) { s->has_double = 0; return s->extra_double; } \
    double2 n = curand_normal2_double(s); \
    s->extra_double = n.y; \
    s->has_double = 1; \
    return n.x; \
  } \
  WS_HD float curand_log_normal(S *s, float mean, float dev) { return expf(mean + dev * curand_normal(s)); } \
  WS_HD double curand_log_normal_double(S *s, double mean, double dev) { return exp(mean + dev * curand_normal_double(s)); } \
  WS_HD float2 curand_log_normal2(S *s, float mean, float dev) { float2 n = curand_normal2(s); return make_float2(expf(mean + dev * n.x), expf(mean + dev * n.y)); } \
  WS_HD double2 curand_log_normal2_double(S *s, double mean, double dev) { double2 n = curand_normal2_double(s); return make_double2(exp(mean + dev * n.x), exp(mean + dev * n.y)); } \
  WS_HD unsigned curand_poisson(S *s, double mean) { \
    if (mean > 64) { double n = mean + sqrt(mean) * curand_normal_double(s) + 0.5; return n < 0 ? 0 : (unsigned)n; } \
    double l = exp(-mean), p = 1.0; \
    unsigned k = 0; \
    do { ++k; p *= curand_uniform(s); } while (p > l && k < 4096); \
    return k - 1; \
  }
WS_RAND_STATE(curandStateXORWOW) WS_RAND_STATE(curandStatePhilox4_32_10) WS_RAND_STATE(curandStateMRG32k3a)
WS_HD float4 curand_uniform4(curandStatePhilox4_32_10 *s) { uint4 r = curand4(s); return make_float4(ws_rand_uniform(r.x), ws_rand_uniform(r.y), ws_rand_uniform(r.z), ws_rand_uniform(r.w)); }
WS_HD double2 curand_uniform2_double(curandStatePhilox4_32_10 *s) { uint4 r = curand4(s); return make_double2(ws_rand_uniform(r.x, r.y), ws_rand_uniform(r.z, r.w)); }
WS_HD double4 curand_uniform4_double(curandStatePhilox4_32_10 *s) { double2 a = curand_uniform2_double(s), b = curand_uniform2_double(s); return make_double4(a.x, a.y, b.x, b.y); }
WS_HD float4 curand_normal4(curandStatePhilox4_32_10 *s) { uint4 r = curand4(s); float2 a = ws_rand_normal(r.x, r.y), b = ws_rand_normal(r.z, r.w); return make_float4(a.x, a.y, b.x, b.y); }
WS_HD double4 curand_normal4_double(curandStatePhilox4_32_10 *s) { double2 a = curand_normal2_double(s), b = curand_normal2_double(s); return make_double4(a.x, a.y, b.x, b.y); }
WS_HD float4 curand_log_normal4(curandStatePhilox4_32_10 *s, float mean, float dev) { float4 n = curand_normal4(s); return make_float4(expf(mean + dev * n.x), expf(mean + dev * n.y), expf(mean + dev * n.z), expf(mean + dev * n.w)); }
WS_HD uint4 curand_poisson4(curandStatePhilox4_32_10 *s, double mean) { unsigned a = curand_poisson(s, mean), b = curand_poisson(s, mean), c = curand_poisson(s, mean); return make_uint4(a, b, c, curand_poisson(s, mean)); }

// ---------------------------------------------------------------- generators of blocks, and sequences that fill space
WS_D unsigned curand(curandStateMtgp32 *s) {
  unsigned t = ws_block_rank(), n = ws_block_size(), at = s->offset;
  unsigned x = s->d + at + t * 0x9e3779b1u, r = ws_mix(x);
  __syncthreads();
  if (t == 0) s->offset = at + n;
  __syncthreads();
  return r;
}
WS_D float curand_uniform(curandStateMtgp32 *s) { return ws_rand_uniform(curand(s)); }
WS_D double curand_uniform_double(curandStateMtgp32 *s) { return ((double)curand(s) + 1.0) * 2.3283064365386963e-10; }
WS_D float curand_normal(curandStateMtgp32 *s) { unsigned x = curand(s); return ws_rand_normal(x, curand(s)).x; }
WS_D double curand_normal_double(curandStateMtgp32 *s) { return curand_normal(s); }
WS_D float curand_log_normal(curandStateMtgp32 *s, float mean, float dev) { return expf(mean + dev * curand_normal(s)); }
WS_D unsigned curand_poisson(curandStateMtgp32 *s, double mean) { return (unsigned)(mean * curand_uniform(s) * 2.0f); }
WS_HD void skipahead(unsigned n, curandStateSobol32 *s) {
  s->i += n;
  s->x = s->c;
  unsigned gray = s->i ^ s->i >> 1;
  for (int j = 0; gray; ++j, gray >>= 1) if (gray & 1) s->x ^= s->direction_vectors[j];
}
WS_HD void ws_sobol_init(const unsigned *v, unsigned c, unsigned offset, curandStateSobol32 *s) {
  for (int j = 0; j < 32; ++j) s->direction_vectors[j] = v[j];
  s->i = 0;
  s->c = c;
  skipahead(offset, s);
}
WS_HD void curand_init(const unsigned *v, unsigned offset, curandStateSobol32 *s) { ws_sobol_init(v, 0, offset, s); }
WS_HD void curand_init(const unsigned *v, unsigned scramble, unsigned offset, curandStateScrambledSobol32 *s) { ws_sobol_init(v, scramble, offset, s); }
WS_HD unsigned curand(curandStateSobol32 *s) {
  const unsigned r = s->x;
  int j = 0;
  while (j < 31 && s->i >> j & 1) ++j;
  s->x ^= s->direction_vectors[j];
  ++s->i;
  return r;
}
WS_HD float curand_uniform(curandStateSobol32 *s) { return (float)curand(s) * 2.3283064e-10f + 1.16415322e-10f; }
WS_HD double curand_uniform_double(curandStateSobol32 *s) { return (double)curand(s) * 2.3283064365386963e-10 + 1.1641532182693481e-10; }
WS_D float curand_normal(curandStateSobol32 *s) { return normcdfinvf(curand_uniform(s)); }
WS_D double curand_normal_double(curandStateSobol32 *s) { return normcdfinv(curand_uniform_double(s)); }
WS_D float curand_log_normal(curandStateSobol32 *s, float mean, float dev) { return expf(mean + dev * curand_normal(s)); }
template <class V> WS_HD void curand_init(V *, unsigned long long offset, curandStateSobol64 *s) { curand_init(1234ull, 0, offset, (curandStateXORWOW *)s); }
template <class V> WS_HD void curand_init(V *, unsigned long long scramble, unsigned long long offset, curandStateScrambledSobol64 *s) { curand_init(scramble, 0, offset, (curandStateXORWOW *)s); }
} // extern "C++"
#include "ws/leave.h"
