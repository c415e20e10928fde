// Arithmetic on the vector types, as the header of the samples has it.
#pragma once
#include "cuda_shim.h"
#ifndef __CUDA__
extern "C++" {
WS_HD int min(int a, int b) { return b < a ? b : a; }
WS_HD int max(int a, int b) { return a < b ? b : a; }
WS_HD unsigned min(unsigned a, unsigned b) { return b < a ? b : a; }
WS_HD unsigned max(unsigned a, unsigned b) { return a < b ? b : a; }
} // extern "C++"
#endif
#ifndef __HELPER_MATH_H__
#define __HELPER_MATH_H__
#define HELPER_MATH_H
#define CUTIL_MATH_H
typedef unsigned int uint; typedef unsigned short ushort;
WS_HD float fminf(int a, int b) { return a < b ? a : b; } WS_HD float fmaxf(int a, int b) { return a > b ? a : b; }
// ---------------------------------------------------------------- from other types
#define WS_HM_SAME(T, S, D) WS_HD T##2 make_##T##2(S s) { return make_##T##2(s, s); } WS_HD T##3 make_##T##3(S s) { return make_##T##3(s, s, s); } WS_HD T##4 make_##T##4(S s) { return make_##T##4(s, s, s, s); } \
  WS_HD T##2 make_##T##2(T##3 a) { return make_##T##2(a.x, a.y); } WS_HD T##3 make_##T##3(T##2 a) { return make_##T##3(a.x, a.y, (S)0); } WS_HD T##3 make_##T##3(T##2 a, S s) { return make_##T##3(a.x, a.y, s); } \
  WS_HD T##3 make_##T##3(T##4 a) { return make_##T##3(a.x, a.y, a.z); } WS_HD T##4 make_##T##4(T##3 a) { return make_##T##4(a.x, a.y, a.z, (S)0); } WS_HD T##4 make_##T##4(T##3 a, S w) { return make_##T##4(a.x, a.y, a.z, w); }
WS_HM_SAME(float, float, 0) WS_HM_SAME(int, int, 0) WS_HM_SAME(uint, unsigned, 0)
#define WS_HM_FROM(T, S, F) WS_HD T##2 make_##T##2(F##2 a) { return make_##T##2((S)a.x, (S)a.y); } WS_HD T##3 make_##T##3(F##3 a) { return make_##T##3((S)a.x, (S)a.y, (S)a.z); } WS_HD T##4 make_##T##4(F##4 a) { return make_##T##4((S)a.x, (S)a.y, (S)a.z, (S)a.w); }
WS_HM_FROM(float, float, int) WS_HM_FROM(float, float, uint) WS_HM_FROM(int, int, float) WS_HM_FROM(int, int, uint) WS_HM_FROM(uint, unsigned, int)
// ---------------------------------------------------------------- operators
#define WS_HM_OP(T, S, o) \
  WS_HD T##2 operator o(T##2 a, T##2 b) { return make_##T##2(a.x o b.x, a.y o b.y); } WS_HD void operator o##=(T##2 &a, T##2 b) { a.x o##= b.x; a.y o##= b.y; } WS_HD T##2 operator o(T##2 a, S b) { return make_##T##2(a.x o b, a.y o b); } WS_HD T##2 operator o(S b, T##2 a) { return make_##T##2(b o a.x, b o a.y); } WS_HD void operator o##=(T##2 &a, S b) { a.x o##= b; a.y o##= b; } \
  WS_HD T##3 operator o(T##3 a, T##3 b) { return make_##T##3(a.x o b.x, a.y o b.y, a.z o b.z); } WS_HD void operator o##=(T##3 &a, T##3 b) { a.x o##= b.x; a.y o##= b.y; a.z o##= b.z; } WS_HD T##3 operator o(T##3 a, S b) { return make_##T##3(a.x o b, a.y o b, a.z o b); } WS_HD T##3 operator o(S b, T##3 a) { return make_##T##3(b o a.x, b o a.y, b o a.z); } WS_HD void operator o##=(T##3 &a, S b) { a.x o##= b; a.y o##= b; a.z o##= b; } \
  WS_HD T##4 operator o(T##4 a, T##4 b) { return make_##T##4(a.x o b.x, a.y o b.y, a.z o b.z, a.w o b.w); } WS_HD void operator o##=(T##4 &a, T##4 b) { a.x o##= b.x; a.y o##= b.y; a.z o##= b.z; a.w o##= b.w; } WS_HD T##4 operator o(T##4 a, S b) { return make_##T##4(a.x o b, a.y o b, a.z o b, a.w o b); } WS_HD T##4 operator o(S b, T##4 a) { return make_##T##4(b o a.x, b o a.y, b o a.z, b o a.w); } WS_HD void operator o##=(T##4 &a, S b) { a.x o##= b; a.y o##= b; a.z o##= b; a.w o##= b; }
WS_HM_OP(float, float, +) WS_HM_OP(float, float, -) WS_HM_OP(float, float, *) WS_HM_OP(float, float, /) WS_HM_OP(int, int, +) WS_HM_OP(int, int, -) WS_HM_OP(int, int, *) WS_HM_OP(uint, unsigned, +) WS_HM_OP(uint, unsigned, -) WS_HM_OP(uint, unsigned, *)
// ---------------------------------------------------------------- functions of each part
#define WS_HM_1(T, n, f) WS_HD T##2 n(T##2 a) { return make_##T##2(f(a.x), f(a.y)); } WS_HD T##3 n(T##3 a) { return make_##T##3(f(a.x), f(a.y), f(a.z)); } WS_HD T##4 n(T##4 a) { return make_##T##4(f(a.x), f(a.y), f(a.z), f(a.w)); }
#define WS_HM_2(T, n, f) WS_HD T##2 n(T##2 a, T##2 b) { return make_##T##2(f(a.x, b.x), f(a.y, b.y)); } WS_HD T##3 n(T##3 a, T##3 b) { return make_##T##3(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)); } WS_HD T##4 n(T##4 a, T##4 b) { return make_##T##4(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w)); }
WS_HM_1(float, operator-, -) WS_HM_1(int, operator-, -) WS_HD float fracf(float x) { return x - floorf(x); } WS_HM_1(float, floorf, floorf) WS_HM_1(float, fracf, fracf) WS_HM_1(float, fabs, fabsf) WS_HM_1(int, abs, abs)
WS_HM_2(float, fminf, fminf) WS_HM_2(float, fmaxf, fmaxf) WS_HM_2(float, fmodf, fmodf) WS_HM_2(int, min, min) WS_HM_2(int, max, max) WS_HM_2(uint, min, min) WS_HM_2(uint, max, max)
// ---------------------------------------------------------------- the rest
#define WS_HM_DOT(T, S) WS_HD S dot(T##2 a, T##2 b) { return a.x * b.x + a.y * b.y; } WS_HD S dot(T##3 a, T##3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; } WS_HD S dot(T##4 a, T##4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
WS_HM_DOT(float, float) WS_HM_DOT(int, int) WS_HM_DOT(uint, unsigned)
WS_HD float clamp(float f, float a, float b) { return fmaxf(a, fminf(f, b)); } WS_HD int clamp(int f, int a, int b) { return max(a, min(f, b)); } WS_HD unsigned clamp(unsigned f, unsigned a, unsigned b) { return max(a, min(f, b)); }
#define WS_HM_CLAMP(V, S, W) WS_HD V clamp(V v, V a, V b) { return W##max##S(a, W##min##S(v, b)); }
WS_HM_CLAMP(float2, f, f) WS_HM_CLAMP(float3, f, f) WS_HM_CLAMP(float4, f, f) WS_HM_CLAMP(int2, , ) WS_HM_CLAMP(int3, , ) WS_HM_CLAMP(int4, , ) WS_HM_CLAMP(uint2, , ) WS_HM_CLAMP(uint3, , ) WS_HM_CLAMP(uint4, , )
WS_HD float2 clamp(float2 v, float a, float b) { return clamp(v, make_float2(a), make_float2(b)); } WS_HD float3 clamp(float3 v, float a, float b) { return clamp(v, make_float3(a), make_float3(b)); } WS_HD float4 clamp(float4 v, float a, float b) { return clamp(v, make_float4(a), make_float4(b)); }
WS_HD int2 clamp(int2 v, int a, int b) { return clamp(v, make_int2(a), make_int2(b)); } WS_HD int3 clamp(int3 v, int a, int b) { return clamp(v, make_int3(a), make_int3(b)); } WS_HD int4 clamp(int4 v, int a, int b) { return clamp(v, make_int4(a), make_int4(b)); }
#define WS_HM_F(V) WS_HD V lerp(V a, V b, float t) { return a + t * (b - a); } WS_HD float length(V v) { return sqrtf(dot(v, v)); } WS_HD V normalize(V v) { return v * rsqrtf(dot(v, v)); } \
  WS_HD V smoothstep(V a, V b, V x) { V y = clamp((x - a) / (b - a), 0.0f, 1.0f); return y * y * (3.0f - 2.0f * y); }
WS_HD float lerp(float a, float b, float t) { return a + t * (b - a); } WS_HD float smoothstep(float a, float b, float x) { float y = clamp((x - a) / (b - a), 0.0f, 1.0f); return y * y * (3.0f - 2.0f * y); }
WS_HM_F(float2) WS_HM_F(float3) WS_HM_F(float4)
WS_HD float3 cross(float3 a, float3 b) { return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); } WS_HD float3 reflect(float3 i, float3 n) { return i - 2.0f * n * dot(n, i); }
#endif
