// prove: proved if
__global__ void k(int *o)
{
    extern __shared__ int s[];
    int x = threadIdx.x, y = threadIdx.y;
    s[y * blockDim.x + x] = x;
    __syncwarp();
    o[(blockIdx.x * blockDim.y + y) * blockDim.x + x] = s[y * blockDim.x + (x + 1) % blockDim.x];
}
