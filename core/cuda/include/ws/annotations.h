// annotations.h - the annotations by which kernels state contracts for verifiers. What is required, assumed or asserted
// is checked in each run like assert(). Invariants of loops and statements about other runs of the code only help a
// proof; they are not evaluated, since what they read the kernel itself does not read.
#pragma once
#define __requires(...) assert((__VA_ARGS__))
#define __global_requires(...) assert((__VA_ARGS__))
#define __assume(...) assert((__VA_ARGS__))
#define __global_assert(...) assert((__VA_ARGS__))
#define __assert(...) assert((__VA_ARGS__))
#define __implies(a, b) (!(a) || (b))
#define __is_pow2(x) (((x) & ((x) - 1)) == 0)
#define __ensures(...) ((void)0)
#define __global_ensures(...) ((void)0)
#define __axiom(...)
#define __invariant(...) ((void)0)
#define __global_invariant(...) ((void)0)
#define __candidate_invariant(...) ((void)0)
#define __candidate_global_invariant(...) ((void)0)
#define __function_wide_invariant(...) ((void)0)
#define __function_wide_candidate_invariant(...) ((void)0)
