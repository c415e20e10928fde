// Every thread writes to one cell by one instruction.
__global__ void last_seen(const int *in, int *last, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] > 10) *last = i;
}
