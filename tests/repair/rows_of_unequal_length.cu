// A race in a loop of unequal trips in a branch.
__global__ void csr(const int *start, const float *x, float *y, int rows) {
    __shared__ float s[64];
    int t = threadIdx.x;
    float sum = 0.0f;
    if (t < rows) {
        for (int k = start[t]; k < start[t + 1]; ++k) {
            s[t] = x[k];
            sum += s[t ^ 1];
        }
        y[t] = sum;
    }
}
