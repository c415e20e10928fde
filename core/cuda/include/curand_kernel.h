// Random numbers on the device: XORWOW, seeded by seed, sequence and offset. Not NVIDIA's numbers, but as well spread.
#pragma once
#include "ws_std.h"
extern "C++" { struct curandStateXORWOW { unsigned d, v[5]; int has; float extra; };
typedef curandStateXORWOW curandState; typedef curandStateXORWOW curandState_t; typedef curandStateXORWOW curandStateXORWOW_t; typedef curandStateXORWOW curandStatePhilox4_32_10_t; typedef curandStateXORWOW curandStateMRG32k3a; typedef curandStateXORWOW curandStateMRG32k3a_t; typedef curandStateXORWOW curandStatePhilox4_32_10;
WS_HD unsigned ws_mix(unsigned &x) { x += 0x9e3779b9u; unsigned z = x; z = (z ^ (z >> 16)) * 0x85ebca6bu; z = (z ^ (z >> 13)) * 0xc2b2ae35u; return z ^ (z >> 16); }
WS_HD unsigned curand(curandState *s) { unsigned t = s->v[0] ^ (s->v[0] >> 2); s->v[0] = s->v[1]; s->v[1] = s->v[2]; s->v[2] = s->v[3]; s->v[3] = s->v[4]; s->v[4] = (s->v[4] ^ (s->v[4] << 4)) ^ (t ^ (t << 1)); s->d += 362437u; return s->v[4] + s->d; }
WS_HD void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset, curandState *s) { unsigned x = (unsigned)seed ^ ((unsigned)(seed >> 32) * 0x85ebca6bu) ^ ((unsigned)sequence * 0x27d4eb2fu) ^ ((unsigned)(sequence >> 32) * 0x165667b1u) ^ ((unsigned)offset * 0x9e3779b1u); for (int i = 0; i < 5; ++i) s->v[i] = ws_mix(x) | 1u; s->d = ws_mix(x); s->has = 0; s->extra = 0; }
WS_HD void skipahead(unsigned long long n, curandState *s) { s->d += (unsigned)n * 362437u; }
WS_HD float curand_uniform(curandState *s) { return ((float)(curand(s) >> 8) + 1.0f) * 5.9604644775390625e-08f; }
WS_HD double curand_uniform_double(curandState *s) { unsigned long long hi = curand(s), lo = curand(s); return ((double)(((hi << 32) | lo) >> 11) + 1.0) * 1.1102230246251565e-16; }
WS_HD float curand_normal(curandState *s) { if (s->has) { s->has = 0; return s->extra; } float r = sqrtf(-2.0f * logf(curand_uniform(s))), t = 6.283185307f * curand_uniform(s); s->extra = r * cosf(t); s->has = 1; return r * sinf(t); }
WS_HD float2 curand_normal2(curandState *s) { float a = curand_normal(s); return make_float2(a, curand_normal(s)); } WS_HD double curand_normal_double(curandState *s) { double r = sqrt(-2.0 * log(curand_uniform_double(s))); return r * sin(6.283185307179586 * curand_uniform_double(s)); } WS_HD float curand_log_normal(curandState *s, float mean, float dev) { return expf(mean + dev * curand_normal(s)); }
WS_HD float4 curand_uniform4(curandState *s) { float a = curand_uniform(s), b = curand_uniform(s), c = curand_uniform(s); return make_float4(a, b, c, curand_uniform(s)); } WS_HD float4 curand_normal4(curandState *s) { float a = curand_normal(s), b = curand_normal(s), c = curand_normal(s); return make_float4(a, b, c, curand_normal(s)); } WS_HD uint4 curand4(curandState *s) { unsigned a = curand(s), b = curand(s), c = curand(s); return make_uint4(a, b, c, curand(s)); }
WS_HD unsigned curand_poisson(curandState *s, double mean) { double l = exp(-mean), p = 1.0; unsigned k = 0; do { ++k; p *= curand_uniform(s); } while (p > l && k < 4096); return k - 1; }
} // extern "C++"
