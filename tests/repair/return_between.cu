// The barrier comes before the return, so that all threads that load wait.
__global__ void life(const unsigned char *in, unsigned char *out, int w, int h)
{
    __shared__ unsigned char s[18][18];
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    for (int j = threadIdx.y; j < 18; j += 16)
        for (int i = threadIdx.x; i < 18; i += 16) {
            int gx = (blockIdx.x * 16 + i - 1 + w) % w, gy = (blockIdx.y * 16 + j - 1 + h) % h;
            s[j][i] = in[gy * w + gx];
        }
    if (x >= w || y >= h) return;
    int c = 0;
    for (int dy = 0; dy < 3; dy++)
        for (int dx = 0; dx < 3; dx++)
            c += s[threadIdx.y + dy][threadIdx.x + dx];
    c -= s[threadIdx.y + 1][threadIdx.x + 1];
    out[y * w + x] = c == 3 || (c == 2 && s[threadIdx.y + 1][threadIdx.x + 1]);
}
