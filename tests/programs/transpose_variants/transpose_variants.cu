// Three ways to transpose a matrix behind one table of function pointers, each checked against the host.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EDGE = 32, STRIP = 8 };

#define TRY(expression)                                                                            \
    do {                                                                                           \
        cudaError_t status_ = (expression);                                                        \
        if (status_ != cudaSuccess) {                                                              \
            fprintf(stderr, "line %d: %s\n", __LINE__, cudaGetErrorName(status_));                 \
            exit(3);                                                                               \
        }                                                                                          \
    } while (0)

__global__ void straight(float *to, const float *from, int w, int h)
{
    int c = blockIdx.x * EDGE + threadIdx.x;
    for (int r = blockIdx.y * EDGE + threadIdx.y; r < min(h, (int)(blockIdx.y + 1) * EDGE); r += STRIP)
        if (c < w)
            to[c * h + r] = from[r * w + c];
}

template <int PADDING>
__global__ void throughTile(float *to, const float *from, int w, int h)
{
    __shared__ float tile[EDGE][EDGE + PADDING];
    int c = blockIdx.x * EDGE + threadIdx.x;
    int r = blockIdx.y * EDGE + threadIdx.y;
    for (int k = 0; k < EDGE; k += STRIP)
        if (c < w && r + k < h)
            tile[threadIdx.y + k][threadIdx.x] = from[(r + k) * w + c];
    __syncthreads();
    c = blockIdx.y * EDGE + threadIdx.x;
    r = blockIdx.x * EDGE + threadIdx.y;
    for (int k = 0; k < EDGE; k += STRIP)
        if (c < h && r + k < w)
            to[(r + k) * h + c] = tile[threadIdx.x][threadIdx.y + k];
}

typedef void (*Transposer)(float *, const float *, int, int);

static const struct {
    const char *name;
    Transposer kernel;
} table[] = {
    {"straight", straight},
    {"tile", throughTile<0>},
    {"padded tile", throughTile<1>},
};

int main(int argc, char **argv)
{
    int w = argc > 1 ? atoi(argv[1]) : 200;
    int h = argc > 2 ? atoi(argv[2]) : 150;
    size_t bytes = sizeof(float) * w * h;
    float *in = (float *)malloc(bytes), *out = (float *)malloc(bytes), *want = (float *)malloc(bytes);
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            in[r * w + c] = r * 1000 + c;
            want[c * h + r] = in[r * w + c];
        }
    float *from, *to;
    TRY(cudaMalloc(&from, bytes));
    TRY(cudaMalloc(&to, bytes));
    TRY(cudaMemcpy(from, in, bytes, cudaMemcpyHostToDevice));
    dim3 grid((w + EDGE - 1) / EDGE, (h + EDGE - 1) / EDGE), block(EDGE, STRIP);
    printf("%d x %d\n%-14s%8s\n", w, h, "method", "result");
    int failures = 0;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        TRY(cudaMemset(to, 0xff, bytes));
        table[i].kernel<<<grid, block>>>(to, from, w, h);
        TRY(cudaPeekAtLastError());
        TRY(cudaMemcpy(out, to, bytes, cudaMemcpyDeviceToHost));
        int same = memcmp(out, want, bytes) == 0;
        printf("%-14s%8s\n", table[i].name, same ? "ok" : "WRONG");
        failures += !same;
    }
    TRY(cudaFree(from));
    TRY(cudaFree(to));
    free(in);
    free(out);
    free(want);
    return failures;
}
