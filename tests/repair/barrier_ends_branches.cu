// The barrier is the last statement of two branches: only its line moves.
__global__ void prefix_of_row(const float *in, float *out, int n) {
    __shared__ float s[128];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncthreads();
    for (int d = 1; d < 128; d *= 2) {
        if (t % (2 * d) == 0) {
            if (t + d < n) {
                s[t] += s[t + d];
                // before the next step
                __syncthreads();
            }
        }
    }
    if (t == 0) out[0] = s[0];
}
