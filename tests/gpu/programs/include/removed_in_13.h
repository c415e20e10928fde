// What Thrust and CUB had until CUDA 12, for programs that still use it.
#pragma once
#include <cub/cub.cuh>
#include <thrust/functional.h>

namespace thrust {
template <typename A, typename R>
struct unary_function {
    using argument_type = A;
    using result_type = R;
};
template <typename A, typename B, typename R>
struct binary_function {
    using first_argument_type = A;
    using second_argument_type = B;
    using result_type = R;
};
template <typename P>
struct unary_negate {
    P predicate;
    template <typename T>
    __host__ __device__ bool operator()(const T &x) const { return !predicate(x); }
};
template <typename P>
__host__ __device__ unary_negate<P> not1(P predicate) { return {predicate}; }
}

namespace cub {
struct Max {
    template <typename T>
    __host__ __device__ T operator()(const T &a, const T &b) const { return a < b ? b : a; }
};
}
