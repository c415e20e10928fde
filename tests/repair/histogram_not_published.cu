// Counters are cleared by some threads and used by all before a barrier.
#define BINS 64
__global__ void histogram(const unsigned char *data, int n, unsigned int *bins) {
    __shared__ unsigned int local[BINS];
    int tid = threadIdx.x;
    if (tid < BINS) local[tid] = 0;
    for (int i = blockIdx.x * blockDim.x + tid; i < n; i += blockDim.x * gridDim.x)
        atomicAdd(&local[data[i] % BINS], 1u);
    __syncthreads();
    if (tid < BINS) atomicAdd(&bins[tid], local[tid]);
}
