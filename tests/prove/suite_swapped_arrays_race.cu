// prove: not
__global__ void smooth(float *g, int steps)
{
    __shared__ float a[128], b[128];
    float *from = a, *to = b;
    int t = threadIdx.x;
    from[t] = g[t];
    __syncthreads();
    for (int i = 0; i < steps; i++) {
        float left = t > 0 ? from[t - 1] : 0, right = t < 127 ? from[t + 1] : 0;
        from[t] = left + right;
        __syncthreads();
        float *last = from;
        from = to;
        to = last;
    }
    g[t] = from[t];
}
