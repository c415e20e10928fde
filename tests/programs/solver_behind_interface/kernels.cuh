#ifndef KERNELS_CUH_
#define KERNELS_CUH_
#include <cuda_runtime.h>
void launch_jacobi(const double *a, double *b, int n, int block);
#endif
