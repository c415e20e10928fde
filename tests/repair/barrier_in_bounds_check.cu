// The barrier is in the branch that checks the bounds.
__global__ void smooth(const float *in, float *out, int n) {
    __shared__ float s[258];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    if (i < n) {
        s[tid + 1] = in[i];
        if (tid == 0) s[0] = i > 0 ? in[i - 1] : 0.0f;
        if (tid == blockDim.x - 1) s[tid + 2] = i + 1 < n ? in[i + 1] : 0.0f;
        __syncthreads();
        float right = i + 1 < n ? s[tid + 2] : 0.0f;
        out[i] = (s[tid] + s[tid + 1] + right) / 3.0f;
    }
}
