// prove: proved if
__global__ void scale(int rows, const int *begin, float *value, const float *by)
{
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r < rows)
        for (int e = begin[r]; e < begin[r + 1]; e++)
            value[e] *= by[r];
}
