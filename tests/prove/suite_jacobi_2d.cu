// prove: proved
__global__ void jacobi(float *next, const float *now, int nx, int ny)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1)
        next[y * nx + x] = 0.25f * (now[y * nx + x - 1] + now[y * nx + x + 1] + now[(y - 1) * nx + x] + now[(y + 1) * nx + x]);
}
