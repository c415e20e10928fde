// A barrier in a branch that half of the threads take.
__global__ void halves(const float *in, float *out) {
    __shared__ float s[128];
    int t = threadIdx.x;
    s[t] = in[t];
    if (t < 64) {
        float mine = s[t] * 2.0f;
        __syncthreads();  // nobody else comes here
        s[t + 64] += mine;
    }
    __syncthreads();
    out[t] = s[t];
}
