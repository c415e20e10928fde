// Everybody says the same.
__global__ void any_negative(const int *in, int *flag, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] < 0) *flag = 1;
}
