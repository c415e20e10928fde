// prove: proved
__global__ void spmv(int rows, const int *ptr, const int *cols, const float *vals, const float *x, float *y)
{
    int r = blockDim.x * blockIdx.x + threadIdx.x;
    if (r < rows) {
        float dot = 0;
        for (int j = ptr[r]; j < ptr[r + 1]; j++)
            dot += vals[j] * x[cols[j]];
        y[r] = dot;
    }
}
