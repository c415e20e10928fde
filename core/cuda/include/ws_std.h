// The part of the C++ library that device code uses too: traits, limits, pairs, tuples, arrays, small functions.
#pragma once
#include "cuda_shim.h"
#include "ws/array.h"
#include "ws/bits.h"
#include "ws/compare.h"
#include "ws/cstd.h"
#include "ws/function_objects.h"
#include "ws/limits.h"
#include "ws/optional.h"
#include "ws/span.h"
#include "ws/tuple.h"
