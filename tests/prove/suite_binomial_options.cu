// prove: proved
#define STEPS 128
__global__ void price(const float *s, const float *x, float *out, float u, float p)
{
    __shared__ float a[STEPS + 1], b[STEPS + 1];
    int t = threadIdx.x, o = blockIdx.x;
    for (int i = t; i <= STEPS; i += blockDim.x) {
        float v = s[o] * expf(u * (2 * i - STEPS)) - x[o];
        a[i] = v > 0 ? v : 0;
    }
    for (int k = STEPS; k > 0; k -= 2) {
        __syncthreads();
        for (int i = t; i < k; i += blockDim.x)
            b[i] = p * a[i + 1] + (1 - p) * a[i];
        __syncthreads();
        for (int i = t; i < k - 1; i += blockDim.x)
            a[i] = p * b[i + 1] + (1 - p) * b[i];
    }
    __syncthreads();
    if (t == 0)
        out[o] = a[0];
}
