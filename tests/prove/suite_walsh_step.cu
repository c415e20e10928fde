// prove: proved if
__global__ void step(float *a, int stride)
{
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    int low = p & (stride - 1);
    int i = ((p - low) << 1) + low, j = i + stride;
    float x = a[i], y = a[j];
    a[i] = x + y;
    a[j] = x - y;
}
