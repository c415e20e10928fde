// The race is in a branch that not all threads take.
__global__ void shift(const int *in, int *out, int n) {
    __shared__ int s[128];
    int t = threadIdx.x;
    int i = blockIdx.x * 128 + t;
    if (i < n) {
        s[t] = in[i];
        int left = t > 0 ? s[t - 1] : 0;
        out[i] = s[t] - left;
    }
}
