// The last steps of a reduction rely on lockstep and volatile.
template <int BLOCK>
__global__ void reduce(const float *in, float *out) {
    __shared__ volatile float s[BLOCK];
    int t = threadIdx.x;
    s[t] = in[blockIdx.x * BLOCK + t];
    __syncthreads();
    if (t < 32) {
        if (BLOCK >= 64) s[t] += s[t + 32];
        s[t] += s[t + 16];
        s[t] += s[t + 8];
        s[t] += s[t + 4];
        s[t] += s[t + 2];
        s[t] += s[t + 1];
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
template __global__ void reduce<64>(const float *, float *);
