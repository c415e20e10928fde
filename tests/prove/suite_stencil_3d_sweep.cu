// prove: proved
__global__ void sweep(float *out, const float *in, int nx, int ny, int nz)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || x >= nx - 1 || y < 1 || y >= ny - 1)
        return;
    int at = y * nx + x, plane = nx * ny;
    float below = in[at], here = in[at + plane];
    for (int z = 1; z < nz - 1; z++) {
        float above = in[(z + 1) * plane + at];
        out[z * plane + at] = below + above - 2 * here;
        below = here;
        here = above;
    }
}
