// prove: race
__global__ void scan(int *data, int *sums)
{
    __shared__ int s[1024];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    s[t] = data[i];
    for (unsigned d = 1; d < blockDim.x; d <<= 1) {
        __syncthreads();
        if (t >= d)
            s[t] += s[t - d];
    }
    data[i] = s[t];
    if (t == blockDim.x - 1)
        sums[blockIdx.x] = s[t];
}
