// Textbook stencil of seven points in three dimensions, with planes kept in registers along z.
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

#define OUT 14
#define IN (OUT + 2)

__constant__ float c[2];

__global__ void stencil(const float *in, float *out, int n)
{
    __shared__ float plane[IN][IN];
    int x = blockIdx.x * OUT + threadIdx.x - 1, y = blockIdx.y * OUT + threadIdx.y - 1;
    bool inside = x >= 0 && x < n && y >= 0 && y < n;
    float before = 0, now = inside ? in[y * n + x] : 0, after;
    for (int z = 0; z < n; z++) {
        after = inside && z + 1 < n ? in[((z + 1) * n + y) * n + x] : 0;
        plane[threadIdx.y][threadIdx.x] = now;
        __syncthreads();
        if (z > 0 && z < n - 1 && x > 0 && x < n - 1 && y > 0 && y < n - 1 && threadIdx.x >= 1 && threadIdx.x < IN - 1 && threadIdx.y >= 1 && threadIdx.y < IN - 1)
            out[(z * n + y) * n + x] = c[0] * now + c[1] * (plane[threadIdx.y][threadIdx.x - 1] + plane[threadIdx.y][threadIdx.x + 1]
                                     + plane[threadIdx.y - 1][threadIdx.x] + plane[threadIdx.y + 1][threadIdx.x] + before + after);
        __syncthreads();
        before = now;
        now = after;
    }
}

int main()
{
    const int n = 30;
    const size_t bytes = n * n * n * sizeof(float);
    float coefficients[2] = {0.4f, 0.1f};
    float *in = (float *)malloc(bytes), *out = (float *)malloc(bytes), *d_in, *d_out;
    for (int i = 0; i < n * n * n; i++)
        in[i] = (float)(i % 23);
    cudaMalloc(&d_in, bytes);
    cudaMalloc(&d_out, bytes);
    cudaMemcpyToSymbol(c, coefficients, sizeof coefficients);
    cudaMemcpy(d_in, in, bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(d_out, d_in, bytes, cudaMemcpyDeviceToDevice);
    dim3 block(IN, IN), grid((n + OUT - 1) / OUT, (n + OUT - 1) / OUT);
    stencil<<<grid, block>>>(d_in, d_out, n);
    cudaMemcpy(out, d_out, bytes, cudaMemcpyDeviceToHost);
    int wrong = 0;
#define AT(x, y, z) in[((z) * n + (y)) * n + (x)]
    for (int z = 0; z < n; z++)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                float want = AT(x, y, z);
                if (x > 0 && y > 0 && z > 0 && x < n - 1 && y < n - 1 && z < n - 1)
                    want = 0.4f * want + 0.1f * (AT(x - 1, y, z) + AT(x + 1, y, z) + AT(x, y - 1, z) + AT(x, y + 1, z) + AT(x, y, z - 1) + AT(x, y, z + 1));
                wrong += fabsf(want - out[(z * n + y) * n + x]) > 1e-4f;
            }
    printf("center %.3f\n%s\n", out[(n / 2 * n + n / 2) * n + n / 2], wrong ? "FAILED" : "PASSED");
    cudaFree(d_in);
    cudaFree(d_out);
    free(in);
    free(out);
    return wrong != 0;
}
