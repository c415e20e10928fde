// prove: race
__global__ void spmv(int rows, const int *ptr, const int *cols, const float *vals, const float *x, float *y)
{
    int r = blockDim.x * blockIdx.x + threadIdx.x;
    if (r < rows)
        for (int j = ptr[r]; j < ptr[r + 1]; j++)
            y[cols[j]] += vals[j] * x[r];
}
