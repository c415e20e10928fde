// prove: proved
#define N 256
__global__ void dot(const float *a, const float *b, float *c, int n)
{
    __shared__ float cache[N];
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    float sum = 0;
    while (i < n) {
        sum += a[i] * b[i];
        i += blockDim.x * gridDim.x;
    }
    cache[threadIdx.x] = sum;
    __syncthreads();
    int d = blockDim.x / 2;
    while (d != 0) {
        if (threadIdx.x < d)
            cache[threadIdx.x] += cache[threadIdx.x + d];
        __syncthreads();
        d /= 2;
    }
    if (threadIdx.x == 0)
        c[blockIdx.x] = cache[0];
}
