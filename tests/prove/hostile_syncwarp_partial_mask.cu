// prove: not
__global__ void k(int *o)
{
    __shared__ int s[32];
    int t = threadIdx.x & 31;
    if (threadIdx.x < 32) {
        s[t] = t;
        __syncwarp(0xffff);
        o[t] = s[31 - t];
    }
}
