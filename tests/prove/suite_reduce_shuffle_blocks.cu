// prove: proved
__inline__ __device__ int warpReduce(int v)
{
    for (int d = warpSize / 2; d > 0; d /= 2)
        v += __shfl_down_sync(0xffffffff, v, d);
    return v;
}
__global__ void reduce(const int *in, int *out, int n)
{
    static __shared__ int part[32];
    int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize, sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        sum += in[i];
    sum = warpReduce(sum);
    if (lane == 0)
        part[warp] = sum;
    __syncthreads();
    sum = threadIdx.x < blockDim.x / warpSize ? part[lane] : 0;
    if (warp == 0)
        sum = warpReduce(sum);
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum;
}
