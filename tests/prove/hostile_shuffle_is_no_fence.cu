// prove: not
__global__ void k(int *o)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < 32) {
        s[t] = t;
        int v = __shfl_xor_sync(0xffffffff, t, 1);
        o[blockIdx.x * 32 + t] = s[t ^ 1] + v;
    }
}
