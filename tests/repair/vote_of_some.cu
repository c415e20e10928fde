// Lanes beyond the end must neither read nor vote.
__global__ void count_positive(const int *a, int *out, int n) {
    int count = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        unsigned positive = __ballot_sync(0xffffffff, a[i] > 0);
        count += __popc(positive);
    }
    if (threadIdx.x % 32 == 0) atomicAdd(out, count);
}
