// prove: proved if
union U { double d[2]; int i[4]; };
__global__ void k(int *o)
{
    __shared__ U u[64];
    int t = threadIdx.x & 63;
    u[t].d[0] = t;
    u[t].i[(threadIdx.x >> 6) & 3] = 1;
    __syncthreads();
    o[blockIdx.x * blockDim.x + threadIdx.x] = u[t].i[0];
}
