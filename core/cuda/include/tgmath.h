#pragma once
#include "ws/enter.h"
#include "ws/math.h"
#ifdef __cplusplus
#include "ws/complex.h"
#else
#define ws_generic(name, x) _Generic((x), float: name##f, default: name)(x)
#define sqrt(x) ws_generic(sqrt, x)
#define exp(x) ws_generic(exp, x)
#define log(x) ws_generic(log, x)
#define sin(x) ws_generic(sin, x)
#define cos(x) ws_generic(cos, x)
#define fabs(x) ws_generic(fabs, x)
#define floor(x) ws_generic(floor, x)
#define ceil(x) ws_generic(ceil, x)
#endif
#include "ws/leave.h"
