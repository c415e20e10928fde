// prove: proved
__global__ void scan(int *data, int *sums, int n)
{
    __shared__ int totals[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    int v = i < n ? data[i] : 0;
    for (int d = 1; d < 32; d *= 2) {
        int u = __shfl_up_sync(0xffffffff, v, d);
        if (lane >= d)
            v += u;
    }
    if (lane == 31)
        totals[warp] = v;
    __syncthreads();
    if (warp == 0) {
        int w = lane < blockDim.x / 32 ? totals[lane] : 0;
        for (int d = 1; d < 32; d *= 2) {
            int u = __shfl_up_sync(0xffffffff, w, d);
            if (lane >= d)
                w += u;
        }
        totals[lane] = w;
    }
    __syncthreads();
    if (warp > 0)
        v += totals[warp - 1];
    if (i < n)
        data[i] = v;
    if (threadIdx.x == blockDim.x - 1)
        sums[blockIdx.x] = v;
}
