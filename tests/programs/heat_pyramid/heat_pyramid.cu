// Heat spreads over a chip: temperatures and power from files, several time steps in a block before it writes back.
// run: -- 64 6 temp.txt power.txt
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 16

static void fatal(const char *s)
{
    fprintf(stderr, "error: %s\n", s);
    exit(1);
}

static void readInput(float *vect, int n, const char *name)
{
    char line[64];
    FILE *fp = fopen(name, "r");
    if (fp == NULL)
        fatal("file could not be opened for reading");
    for (int i = 0; i < n; i++) {
        if (!fgets(line, sizeof line, fp))
            fatal("not enough lines in file");
        if (sscanf(line, "%f", &vect[i]) != 1)
            fatal("invalid file format");
    }
    fclose(fp);
}

__host__ __device__ static float next(float c, float l, float r, float u, float d, float p)
{
    return c + 0.1f * (l + r + u + d - 4.0f * c) + 0.05f * p + 0.001f * (80.0f - c);
}

// A block of SIDE*SIDE threads computes the inner cells that remain valid after `steps` steps.
__global__ void spread(const float *in, float *out, const float *power, int n, int steps)
{
    __shared__ float t[2][SIDE][SIDE];
    int inner = SIDE - 2 * steps;
    int x = blockIdx.x * inner + threadIdx.x - steps, y = blockIdx.y * inner + threadIdx.y - steps;
    int cx = min(max(x, 0), n - 1), cy = min(max(y, 0), n - 1);
    int tx = threadIdx.x, ty = threadIdx.y;
    t[0][ty][tx] = in[cy * n + cx];
    float p = power[cy * n + cx];
    __syncthreads();
    int from = 0;
    for (int s = 1; s <= steps; s++, from ^= 1) {
        float v = t[from][ty][tx];
        if (tx >= s && tx < SIDE - s && ty >= s && ty < SIDE - s && x == cx && y == cy) {
            float l = x > 0 ? t[from][ty][tx - 1] : v, r = x < n - 1 ? t[from][ty][tx + 1] : v;
            float u = y > 0 ? t[from][ty - 1][tx] : v, d = y < n - 1 ? t[from][ty + 1][tx] : v;
            v = next(v, l, r, u, d, p);
        }
        t[from ^ 1][ty][tx] = v;
        __syncthreads();
    }
    if (tx >= steps && tx < SIDE - steps && ty >= steps && ty < SIDE - steps && x == cx && y == cy)
        out[y * n + x] = t[from][ty][tx];
}

int main(int argc, char **argv)
{
    if (argc < 5) {
        fprintf(stderr, "Usage: %s <grid> <iterations> <temp_file> <power_file>\n", argv[0]);
        return 1;
    }
    int n = atoi(argv[1]), iterations = atoi(argv[2]);
    size_t bytes = n * n * sizeof(float);
    float *temp = (float *)malloc(bytes), *power = (float *)malloc(bytes), *a = (float *)malloc(bytes), *b = (float *)malloc(bytes);
    readInput(temp, n * n, argv[3]);
    readInput(power, n * n, argv[4]);
    memcpy(a, temp, bytes);
    float *d[2], *dPower;
    cudaMalloc((void **)&d[0], bytes);
    cudaMalloc((void **)&d[1], bytes);
    cudaMalloc((void **)&dPower, bytes);
    cudaMemcpy(d[0], temp, bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(dPower, power, bytes, cudaMemcpyHostToDevice);
    int src = 0;
    for (int done = 0; done < iterations; src ^= 1) {
        int steps = iterations - done < 4 ? iterations - done : 4;
        int inner = SIDE - 2 * steps, blocks = (n + inner - 1) / inner;
        spread<<<dim3(blocks, blocks), dim3(SIDE, SIDE)>>>(d[src], d[src ^ 1], dPower, n, steps);
        done += steps;
    }
    assert(cudaGetLastError() == cudaSuccess);
    cudaMemcpy(temp, d[src], bytes, cudaMemcpyDeviceToHost);
    for (int it = 0; it < iterations; it++) {
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                float v = a[y * n + x];
                b[y * n + x] = next(v, x > 0 ? a[y * n + x - 1] : v, x < n - 1 ? a[y * n + x + 1] : v,
                                    y > 0 ? a[(y - 1) * n + x] : v, y < n - 1 ? a[(y + 1) * n + x] : v, power[y * n + x]);
            }
        float *t = a;
        a = b;
        b = t;
    }
    float worst = 0, hottest = 0;
    for (int i = 0; i < n * n; i++) {
        worst = fmaxf(worst, fabsf(a[i] - temp[i]));
        hottest = fmaxf(hottest, temp[i]);
    }
    printf("hottest cell: %.2f\n%s\n", hottest, worst < 1e-3f ? "same as on the host" : "differs from the host");
    cudaFree(d[0]);
    cudaFree(d[1]);
    cudaFree(dPower);
    free(temp);
    free(power);
    free(a);
    free(b);
    return worst < 1e-3f ? 0 : 1;
}
