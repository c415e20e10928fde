// Threads return before a barrier, which is no fault by default: the text says what repairs it.
__global__ void rows(const float *in, float *out, int n, int m) {
    __shared__ float s[8][32];
    int x = blockIdx.x * 32 + threadIdx.x;
    int y = blockIdx.y * 8 + threadIdx.y;
    if (x >= n || y >= m) return;
    s[threadIdx.y][threadIdx.x] = in[y * n + x];
    __syncthreads();
    float left = threadIdx.x > 0 ? s[threadIdx.y][threadIdx.x - 1] : 0.0f;
    out[y * n + x] = left + s[threadIdx.y][threadIdx.x];
}
