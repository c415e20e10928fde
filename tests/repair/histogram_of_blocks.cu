// Neither the counters of a block nor those of the grid are updated atomically.
#define BINS 64
__global__ void histogram(const unsigned char *data, int n, unsigned int *bins) {
    __shared__ unsigned int local[BINS];
    if (threadIdx.x < BINS) local[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) local[data[i] % BINS] += 1;
    __syncthreads();
    if (threadIdx.x < BINS) bins[threadIdx.x] += local[threadIdx.x];
}
