// prove: not
__global__ void k(int *o, int n)
{
    extern __shared__ int s[];
    int t = threadIdx.x;
    s[t] = t;
    if (t >= n) {
        o[t] = s[0];
        return;
    }
    s[0] = n;
    __syncthreads();
    o[t] = s[t];
}
