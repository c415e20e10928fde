// One thread sets a value for all.
__global__ void pick(const int *in, int *out, int n) {
    __shared__ int pivot;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0) pivot = in[blockIdx.x * blockDim.x];
    if (i < n) out[i] = in[i] > pivot ? 1 : 0;
}
