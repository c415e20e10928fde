// prove: not
__global__ void k(int *o, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t >= 32)
        return;
    s[t] = t;
    if (t >= n)
        return;
    __syncwarp();
    s[t ^ 1] = n;
    if (blockIdx.x == 0)
        o[t] = n;
}
