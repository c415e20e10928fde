// A separable filter with its coefficients in constant memory and halos in shared memory: rows, then columns.
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define RADIUS 4
#define TX 32
#define TY 8

__constant__ float weights[2 * RADIUS + 1];

__global__ void filterRows(const float *in, float *out, int w, int h)
{
    __shared__ float line[TY][TX + 2 * RADIUS];
    int x0 = blockIdx.x * TX, y = blockIdx.y * TY + threadIdx.y;
    for (int k = threadIdx.x; k < TX + 2 * RADIUS; k += TX) {
        int x = x0 + k - RADIUS;
        line[threadIdx.y][k] = y < h && x >= 0 && x < w ? in[y * w + x] : 0.0f;
    }
    __syncthreads();
    int x = x0 + threadIdx.x;
    if (x < w && y < h) {
        float sum = 0;
#pragma unroll
        for (int k = 0; k <= 2 * RADIUS; k++)
            sum += weights[k] * line[threadIdx.y][threadIdx.x + k];
        out[y * w + x] = sum;
    }
}

__global__ void filterColumns(const float *in, float *out, int w, int h)
{
    __shared__ float tile[TY + 2 * RADIUS][TX];
    int x = blockIdx.x * TX + threadIdx.x, y0 = blockIdx.y * TY;
    for (int k = threadIdx.y; k < TY + 2 * RADIUS; k += TY) {
        int y = y0 + k - RADIUS;
        tile[k][threadIdx.x] = x < w && y >= 0 && y < h ? in[y * w + x] : 0.0f;
    }
    __syncthreads();
    int y = y0 + threadIdx.y;
    if (x < w && y < h) {
        float sum = 0;
#pragma unroll
        for (int k = 0; k <= 2 * RADIUS; k++)
            sum += weights[k] * tile[threadIdx.y + k][threadIdx.x];
        out[y * w + x] = sum;
    }
}

int main(int argc, char **argv)
{
    const int w = 150, h = 90;
    const size_t bytes = w * h * sizeof(float);
    float taps[2 * RADIUS + 1], total = 0;
    for (int k = -RADIUS; k <= RADIUS; k++)
        total += taps[k + RADIUS] = expf(-k * k / 6.0f);
    for (int k = 0; k <= 2 * RADIUS; k++)
        taps[k] /= total;
    float *in = (float *)malloc(bytes), *out = (float *)malloc(bytes), *rows = (float *)malloc(bytes);
    srand(200);
    for (int i = 0; i < w * h; i++)
        in[i] = (float)(rand() % 16);
    float *a, *b;
    checkCudaErrors(cudaMalloc(&a, bytes));
    checkCudaErrors(cudaMalloc(&b, bytes));
    checkCudaErrors(cudaMemcpyToSymbol(weights, taps, sizeof taps));
    checkCudaErrors(cudaMemcpy(a, in, bytes, cudaMemcpyHostToDevice));
    dim3 block(TX, TY), grid((w + TX - 1) / TX, (h + TY - 1) / TY);
    filterRows<<<grid, block>>>(a, b, w, h);
    getLastCudaError("filterRows");
    filterColumns<<<grid, block>>>(b, a, w, h);
    getLastCudaError("filterColumns");
    checkCudaErrors(cudaMemcpy(out, a, bytes, cudaMemcpyDeviceToHost));
    double error = 0, norm = 0;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float s = 0;
            for (int k = -RADIUS; k <= RADIUS; k++)
                if (x + k >= 0 && x + k < w)
                    s += taps[k + RADIUS] * in[y * w + x + k];
            rows[y * w + x] = s;
        }
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            double s = 0;
            for (int k = -RADIUS; k <= RADIUS; k++)
                if (y + k >= 0 && y + k < h)
                    s += taps[k + RADIUS] * rows[(y + k) * w + x];
            error += (s - out[y * w + x]) * (s - out[y * w + x]);
            norm += s * s;
        }
    double relative = sqrt(error / norm);
    printf("middle pixel: %.4f\n", out[h / 2 * w + w / 2]);
    printf("%s\n", relative < 1e-6 ? "Test passed" : "Test failed!");
    checkCudaErrors(cudaFree(a));
    checkCudaErrors(cudaFree(b));
    free(in);
    free(out);
    free(rows);
    return relative < 1e-6 ? EXIT_SUCCESS : EXIT_FAILURE;
}
