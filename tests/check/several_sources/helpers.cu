#include "kernels.h"

__device__ int wrapped(int i, int n)
{
    return i < n ? i : i - n;
}
