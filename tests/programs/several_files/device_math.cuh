#ifndef DEVICE_MATH_CUH
#define DEVICE_MATH_CUH

// Positive floats compare like their bits.
__device__ inline void atomicMaxFloat(float *at, float value)
{
    atomicMax(reinterpret_cast<int *>(at), __float_as_int(value));
}

#endif
