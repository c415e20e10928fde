// Complex numbers of the C kind.
#pragma once
#include "cuda_shim.h"
extern "C++" { typedef float2 cuFloatComplex; typedef double2 cuDoubleComplex; typedef cuFloatComplex cuComplex;
#define WS_CX(T, R, S, make) WS_HD T make(R x, R y) { T r; r.x = x; r.y = y; return r; } WS_HD R cuCreal##S(T a) { return a.x; } WS_HD R cuCimag##S(T a) { return a.y; } WS_HD T cuConj##S(T a) { return make(a.x, -a.y); } WS_HD T cuCadd##S(T a, T b) { return make(a.x + b.x, a.y + b.y); } WS_HD T cuCsub##S(T a, T b) { return make(a.x - b.x, a.y - b.y); } WS_HD T cuCmul##S(T a, T b) { return make(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); } WS_HD T cuCdiv##S(T a, T b) { R d = b.x * b.x + b.y * b.y; return make((a.x * b.x + a.y * b.y) / d, (a.y * b.x - a.x * b.y) / d); } WS_HD R cuCabs##S(T a) { return hypot(a.x, a.y); } WS_HD T cuCfma##S(T a, T b, T c) { return cuCadd##S(cuCmul##S(a, b), c); }
WS_CX(cuFloatComplex, float, f, make_cuFloatComplex) WS_CX(cuDoubleComplex, double, , make_cuDoubleComplex)
WS_HD cuComplex make_cuComplex(float x, float y) { return make_cuFloatComplex(x, y); }
} // extern "C++"
