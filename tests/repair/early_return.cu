// run: --model lockstep
// Threads beyond the end return before a barrier.
__global__ void tile_sum(const int *in, int *out, int n) {
    __shared__ int s[256];
    int t = threadIdx.x;
    int i = blockIdx.x * blockDim.x + t;
    if (i >= n) return;
    int x = in[i];
    s[t] = x * x;
    __syncthreads();
    // Neighbours of the same block.
    int left = t > 0 ? s[t - 1] : 0;
    __syncthreads();
    s[t] = left + x;
    __syncthreads();
    out[i] = s[t];
}
