// prove: proved if
__global__ void scale(float *a, int n)
{
    int threads = gridDim.x * blockDim.x;
    int id = blockIdx.x * blockDim.x + threadIdx.x;
    int each = (n + threads - 1) / threads;
    int begin = id * each;
    int end = min(begin + each, n);
    for (int i = begin; i < end; i++)
        a[i] *= 2;
}
