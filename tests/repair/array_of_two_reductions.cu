// Two block reductions share an array.
__device__ int block_min(const float *values, int *index) {
    int tid = threadIdx.x;
    index[tid] = tid;
    __syncthreads();
    for (int offset = blockDim.x / 2; offset > 0; offset >>= 1) {
        if (tid < offset && values[index[tid + offset]] <= values[index[tid]])
            index[tid] = index[tid + offset];
        __syncthreads();
    }
    return index[0];
}
__global__ void select(const float *f, const int *y, int *out, int n) {
    extern __shared__ int shared_mem[];
    int *idx = shared_mem;
    float *val = (float *)&shared_mem[blockDim.x];
    int tid = threadIdx.x;
    val[tid] = y[tid] > 0 ? f[tid] : 1e30f;
    int i = block_min(val, idx);
    float best = f[i];
    val[tid] = y[tid] < 0 ? best - f[tid] : 1e30f;
    int j = block_min(val, idx);
    if (tid == 0) { out[0] = i; out[1] = j; }
}
