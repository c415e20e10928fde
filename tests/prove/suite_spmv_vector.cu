// prove: proved
__global__ void spmv(int rows, const int *ptr, const int *cols, const float *vals, const float *x, float *y)
{
    int thread = blockDim.x * blockIdx.x + threadIdx.x, warp = thread / 32, lane = thread & 31;
    if (warp < rows) {
        float dot = 0;
        for (int j = ptr[warp] + lane; j < ptr[warp + 1]; j += 32)
            dot += vals[j] * x[cols[j]];
        for (int d = 16; d > 0; d >>= 1)
            dot += __shfl_down_sync(0xffffffff, dot, d);
        if (lane == 0)
            y[warp] += dot;
    }
}
