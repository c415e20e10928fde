// Edges of a picture of bytes by Sobel's masks; the picture is drawn by the program, the result by characters.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define W 48
#define H 20

__global__ void sobel(const uint8_t *in, uint8_t *out, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    if (x == 0 || y == 0 || x == w - 1 || y == h - 1) {
        out[y * w + x] = 0;
        return;
    }
    const uint8_t *p = in + y * w + x;
    int gx = p[1 - w] + 2 * p[1] + p[1 + w] - p[-1 - w] - 2 * p[-1] - p[-1 + w];
    int gy = p[w - 1] + 2 * p[w] + p[w + 1] - p[-w - 1] - 2 * p[-w] - p[-w + 1];
    int sum = abs(gx) + abs(gy);
    out[y * w + x] = sum > 255 ? 255 : sum;
}

int main()
{
    uint8_t in[W * H], out[W * H];
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            float dx = (x - 15) / 2.0f, dy = y - 10;
            in[y * W + x] = dx * dx + dy * dy < 36 || (x > 30 && x < 42 && y > 4 && y < 15) ? 200 : 20;
        }
    uint8_t *dIn, *dOut;
    cudaMalloc(&dIn, sizeof in);
    cudaMalloc(&dOut, sizeof out);
    cudaMemcpy(dIn, in, sizeof in, cudaMemcpyHostToDevice);
    sobel<<<dim3((W + 15) / 16, (H + 7) / 8), dim3(16, 8)>>>(dIn, dOut, W, H);
    cudaMemcpy(out, dOut, sizeof out, cudaMemcpyDeviceToHost);
    int edges = 0;
    char line[W + 1];
    for (int y = 0; y < H; y++) {
        memset(line, 0, sizeof line);
        for (int x = 0; x < W; x++) {
            line[x] = " .:#"[out[y * W + x] / 64];
            edges += out[y * W + x] > 128;
        }
        int end = W;
        while (end > 0 && line[end - 1] == ' ')
            line[--end] = 0;
        puts(line);
    }
    printf("%d edge pixels\n", edges);
    cudaFree(dIn);
    cudaFree(dOut);
    return edges == 0;
}
