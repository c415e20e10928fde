// prove: proved
__global__ void convolve(float *out, const float *in, const float *mask, int w, int h, int r)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    float sum = 0;
    for (int dy = -r; dy <= r; dy++)
        for (int dx = -r; dx <= r; dx++) {
            int u = min(max(x + dx, 0), w - 1), v = min(max(y + dy, 0), h - 1);
            sum += in[v * w + u] * mask[(dy + r) * (2 * r + 1) + dx + r];
        }
    out[y * w + x] = sum;
}
