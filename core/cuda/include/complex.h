// C's complex numbers; in C++ those of <complex>.
#pragma once
#include "ws/enter.h"
#ifdef __cplusplus
#include "ws/complex.h"
#include "ws/complex_io.h"
#else
#include "ws/math.h"
#define complex _Complex
#define I (__extension__ 1.0fi)
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))
static inline double creal(double complex z) { return __real__ z; }
static inline double cimag(double complex z) { return __imag__ z; }
static inline float crealf(float complex z) { return __real__ z; }
static inline float cimagf(float complex z) { return __imag__ z; }
static inline double complex conj(double complex z) { return ~z; }
static inline double cabs(double complex z) { return hypot(creal(z), cimag(z)); }
static inline double carg(double complex z) { return atan2(cimag(z), creal(z)); }
static inline float cabsf(float complex z) { return hypotf(crealf(z), cimagf(z)); }
static inline double complex cexp(double complex z) { return exp(creal(z)) * (cos(cimag(z)) + sin(cimag(z)) * I); }
#endif
#include "ws/leave.h"
