#include "kernels.cuh"
namespace { __global__ void jacobi(const double *a, double *b, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i > 0 && i < n - 1) b[i] = 0.5 * (a[i - 1] + a[i + 1]); } }
void launch_jacobi(const double *a, double *b, int n, int block) { jacobi<<<(n + block - 1) / block, block>>>(a, b, n); }
