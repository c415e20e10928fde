// prove: not
__global__ void relax(float *g, int w, int h, int colour)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
    int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (x < w - 1 && y < h - 1 && ((x + y) & 1) == colour)
        g[y * w + x] = (g[y * w + x - 1] + g[y * w + x + 1] + g[(y - 1) * w + x + 1] + g[(y + 1) * w + x]) / 4;
}
