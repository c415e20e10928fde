// The cosine transform of 8 by 8 blocks and back, one block of threads each; the picture has to come back.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define B 8
__constant__ float basis[B * B];

__global__ void dct(const float *in, float *out, int w, int inverse)
{
    __shared__ float a[B][B], t[B][B];
    int x = threadIdx.x, y = threadIdx.y;
    int at = (blockIdx.y * B + y) * w + blockIdx.x * B + x;
    a[y][x] = in[at];
    __syncthreads();
    float s = 0;
    for (int k = 0; k < B; k++)
        s += a[y][k] * (inverse ? basis[k * B + x] : basis[x * B + k]);
    t[y][x] = s;
    __syncthreads();
    s = 0;
    for (int k = 0; k < B; k++)
        s += t[k][x] * (inverse ? basis[k * B + y] : basis[y * B + k]);
    out[at] = s;
}

int main()
{
    const int w = 64, h = 48;
    float c[B * B], *img = (float *)malloc(w * h * 4), *back = (float *)malloc(w * h * 4), *freq = (float *)malloc(w * h * 4);
    for (int u = 0; u < B; u++)
        for (int x = 0; x < B; x++)
            c[u * B + x] = (u ? 0.5f : (float)sqrt(0.125)) * cosf((2 * x + 1) * u * (float)M_PI / 16);
    srand(42);
    for (int i = 0; i < w * h; i++)
        img[i] = (float)(rand() % 256);
    float *d0, *d1;
    cudaMalloc(&d0, w * h * 4);
    cudaMalloc(&d1, w * h * 4);
    cudaMemcpyToSymbol(basis, c, sizeof c);
    cudaMemcpy(d0, img, w * h * 4, cudaMemcpyHostToDevice);
    dct<<<dim3(w / B, h / B), dim3(B, B)>>>(d0, d1, w, 0);
    cudaMemcpy(freq, d1, w * h * 4, cudaMemcpyDeviceToHost);
    dct<<<dim3(w / B, h / B), dim3(B, B)>>>(d1, d0, w, 1);
    cudaMemcpy(back, d0, w * h * 4, cudaMemcpyDeviceToHost);
    float worst = 0, mean = 0;
    for (int i = 0; i < w * h; i++)
        worst = fmaxf(worst, fabsf(back[i] - img[i]));
    for (int y = 0; y < B; y++)
        for (int x = 0; x < B; x++)
            mean += img[y * w + x] / 8;
    printf("first pixels %.0f %.0f %.0f, constant term %.3f (%.3f)\n", img[0], img[1], img[2], freq[0], mean);
    printf("%s\n", worst < 1e-3f && fabsf(mean - freq[0]) < 1e-2f ? "PASSED" : "FAILED");
    cudaFree(d0);
    cudaFree(d1);
    free(img);
    free(back);
    free(freq);
    return worst >= 1e-3f;
}
