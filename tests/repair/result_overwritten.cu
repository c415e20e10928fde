// The result of one reduction is overwritten by the next before all have read it.
__global__ void softmax(const float *in, float *out, int cols) {
    __shared__ float red[128];
    int row = blockIdx.x, tid = threadIdx.x;
    float m = -1e30f;
    for (int c = tid; c < cols; c += blockDim.x) m = fmaxf(m, in[row * cols + c]);
    red[tid] = m;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s /= 2) {
        if (tid < s) red[tid] = fmaxf(red[tid], red[tid + s]);
        __syncthreads();
    }
    m = red[0];
    float sum = 0.0f;
    for (int c = tid; c < cols; c += blockDim.x) sum += in[row * cols + c] - m;
    red[tid] = sum;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s /= 2) {
        if (tid < s) red[tid] += red[tid + s];
        __syncthreads();
    }
    for (int c = tid; c < cols; c += blockDim.x) out[row * cols + c] = (in[row * cols + c] - m) / red[0];
}
