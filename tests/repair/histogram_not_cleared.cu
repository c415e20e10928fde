// The counters in shared memory are never set to zero.
#define BINS 32
__global__ void histogram(const unsigned *data, int n, unsigned int *bins) {
    __shared__ unsigned int local[BINS];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    if (i < n) atomicAdd(&local[data[i] % BINS], 1u);
    __syncthreads();
    if (tid < BINS) atomicAdd(&bins[tid], local[tid]);
}
