// prove: proved if
__global__ void scan(float *out, const float *in, int n)
{
    extern __shared__ float temp[];
    int t = threadIdx.x, pout = 0, pin = 1;
    temp[pout * n + t] = t > 0 ? in[t - 1] : 0;
    __syncthreads();
    for (int d = 1; d < n; d *= 2) {
        pout = 1 - pout;
        pin = 1 - pout;
        if (t >= d)
            temp[pout * n + t] = temp[pin * n + t] + temp[pin * n + t - d];
        else
            temp[pout * n + t] = temp[pin * n + t];
        __syncthreads();
    }
    if (blockIdx.x == 0)
        out[t] = temp[pout * n + t];
}
