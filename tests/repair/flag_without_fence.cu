// A flag without fences.
__device__ volatile int ready;
__global__ void handover(int *data, int *out) {
    if (blockIdx.x == 0) {
        if (threadIdx.x == 0) { data[0] = 42; ready = 1; }
    } else if (threadIdx.x == 0) {
        while (ready == 0) {}
        out[blockIdx.x] = data[0];
    }
}
