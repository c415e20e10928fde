// prove: proved
#define BINS 16
__global__ void histogram(const int *data, int *partial, int n)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x, total = gridDim.x * blockDim.x;
    int count[BINS] = {0};
    for (int i = t; i < n; i += total)
        count[data[i] & (BINS - 1)]++;
    for (int b = 0; b < BINS; b++)
        partial[b * total + t] = count[b];
}
