// prove: proved
__device__ unsigned next(unsigned &s)
{
    s ^= s << 13;
    s ^= s >> 17;
    s ^= s << 5;
    return s;
}
__global__ void pi(unsigned *hits, int tries)
{
    extern __shared__ unsigned count[];
    unsigned seed = blockIdx.x * blockDim.x + threadIdx.x + 1, in = 0;
    for (int i = 0; i < tries; i++) {
        float x = next(seed) * 2.3283064e-10f, y = next(seed) * 2.3283064e-10f;
        in += x * x + y * y < 1;
    }
    count[threadIdx.x] = in;
    __syncthreads();
    for (int d = blockDim.x / 2; d > 0; d /= 2) {
        if (threadIdx.x < d)
            count[threadIdx.x] += count[threadIdx.x + d];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        hits[blockIdx.x] = count[0];
}
