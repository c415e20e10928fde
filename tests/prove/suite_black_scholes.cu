// prove: proved
__device__ float cnd(float d)
{
    float k = 1 / (1 + 0.2316419f * fabsf(d));
    float c = 0.39894228f * expf(-0.5f * d * d) * k * (0.31938153f + k * (-0.35656378f + k * 1.781477937f));
    return d > 0 ? 1 - c : c;
}
__global__ void price(float *call, float *put, const float *s, const float *x, const float *t, float r, float v, int n)
{
    const int tid = blockDim.x * blockIdx.x + threadIdx.x, all = blockDim.x * gridDim.x;
    for (int i = tid; i < n; i += all) {
        float q = sqrtf(t[i]), d1 = (logf(s[i] / x[i]) + (r + 0.5f * v * v) * t[i]) / (v * q), d2 = d1 - v * q;
        float e = expf(-r * t[i]);
        call[i] = s[i] * cnd(d1) - x[i] * e * cnd(d2);
        put[i] = x[i] * e * (1 - cnd(d2)) - s[i] * (1 - cnd(d1));
    }
}
