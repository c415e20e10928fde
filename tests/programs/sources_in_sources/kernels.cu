__global__ void swish(const int n, const float *__restrict__ x, float *__restrict__ y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = __fdividef(x[i], 1.f + __expf(-x[i]));
}
