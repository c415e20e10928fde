// Braces have lines of their own here.
#define BX 32
#define BY 8
__global__ void rowsum(const double* __restrict__ a, double* __restrict__ r, int rows, int cols)
{
  __shared__ double s[BY][BX];
  const int row = blockIdx.x*BY + threadIdx.y;
  double acc = 0.0;
  if (row < rows)
    for (int c = threadIdx.x; c < cols; c += BX) acc += a[row*cols + c];
  s[threadIdx.y][threadIdx.x] = acc;
  __syncthreads();
  if (row < rows)
  {
    for (int off = BX/2; off >= 1; off /= 2)
    {
      if (threadIdx.x < off) s[threadIdx.y][threadIdx.x] += s[threadIdx.y][threadIdx.x + off];
      __syncthreads();
    }
    if (threadIdx.x == 0)
      r[row] = s[threadIdx.y][0];
  }
}
void host(const double *a, double *r, int n, int m) { rowsum<<<(n + BY - 1)/BY, dim3(BX, BY)>>>(a, r, n, m); }
