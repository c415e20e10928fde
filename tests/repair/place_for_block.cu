// The twin: the first warp reads what all of them wrote, so the block must wait.
__global__ void sum_of_warps(const int *in, int *out, int n) {
    __shared__ int sums[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    int v = i < n ? in[i] : 0;
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
    if (lane == 0) sums[warp] = v;
    if (warp == 0) {
        v = lane < blockDim.x / 32 ? sums[lane] : 0;
        for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
        if (lane == 0) out[blockIdx.x] = v;
    }
}
