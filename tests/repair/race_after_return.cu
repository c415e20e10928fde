// A race behind a return of some threads.
__global__ void diff(const int *in, int *out, int n) {
    __shared__ int s[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    s[threadIdx.x] = in[i];
    if (threadIdx.x > 0) out[i] = s[threadIdx.x] - s[threadIdx.x - 1];
}
