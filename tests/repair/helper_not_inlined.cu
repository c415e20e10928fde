// The second access is in a function that is called.
__device__ __noinline__ void bump(int *p)
{
    *p += 1;
}
__global__ void count(int *o)
{
    __shared__ int s[2];
    int t = threadIdx.x;
    if (t == 0)
        s[0] = s[1] = 0;
    if (t == 0)
        bump(&s[0]);
    if (t == 32)
        bump(&s[1]);
    __syncthreads();
    if (t < 2)
        o[t] = s[t];
}
