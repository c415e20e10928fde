// A loop that is made by goto.
__global__ void steps(const int *in, int *out, int n) {
    __shared__ int s[64];
    int t = threadIdx.x;
    int step = 0;
again:
    s[t] = in[step * 64 + t];
    __syncthreads();
    out[step * 64 + t] = s[63 - t];
    step++;
    if (step < n)
        goto again;
}
