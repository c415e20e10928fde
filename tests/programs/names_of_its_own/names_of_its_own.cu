// Written for older C++: its variable `data` is ambiguous in C++17.
// nvcc: -std=c++14 -DCCCL_IGNORE_DEPRECATED_CPP_DIALECT
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <assert.h>
#include <iostream>
#include <math.h>
#include <string.h>
#include <sys/time.h>

#define BLOCK_SIZE 256
#define STR_SIZE 256
#define DEVICE 0
#define HALO 1
#define M_SEED 9
#define IN_RANGE(x, min, max) ((x) >= (min) && (x) <= (max))
#define CLAMP_RANGE(x, min, max) x = (x < (min)) ? min : ((x > (max)) ? max : x)
#define MIN(a, b) ((a) <= (b) ? (a) : (b))
// #define BENCH_PRINT

using namespace std;
int rows, cols;
int *data;
int **wall;
int *result;
int pyramid_height;

void run(int argc, char **argv);
double gettime()
{
    struct timeval t;
    gettimeofday(&t, NULL);
    return t.tv_sec + t.tv_usec * 1e-6;
}

void init(int argc, char **argv)
{
    if (argc == 4) {
        cols = atoi(argv[1]);
        rows = atoi(argv[2]);
        pyramid_height = atoi(argv[3]);
    } else {
        printf("Usage: dynproc row_len col_len pyramid_height\n");
        cols = 600;
        rows = 21;
        pyramid_height = 4;
    }
    data = new int[rows * cols];
    wall = new int *[rows];
    for (int n = 0; n < rows; n++)
        wall[n] = data + cols * n;
    result = new int[cols];
    int seed = M_SEED;
    srand(seed);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++)
            wall[i][j] = rand() % 10;
}
void fatal(char *s)
{
    fprintf(stderr, "error: %s\n", s);
}

__global__ void dynproc_kernel(int iteration, int *gpuWall, int *gpuSrc, int *gpuResults, int cols, int rows,
                               int startStep, int border)
{
    __shared__ int prev[BLOCK_SIZE];
    __shared__ int result[BLOCK_SIZE];
    int bx = blockIdx.x, tx = threadIdx.x;
    int small_block_cols = BLOCK_SIZE - iteration * HALO * 2;
    int blkX = small_block_cols * bx - border;
    int blkXmax = blkX + BLOCK_SIZE - 1;
    int xidx = blkX + tx;
    int validXmin = (blkX < 0) ? -blkX : 0;
    int validXmax = (blkXmax > cols - 1) ? BLOCK_SIZE - 1 - (blkXmax - cols + 1) : BLOCK_SIZE - 1;
    int W = tx - 1, E = tx + 1;
    W = (W < validXmin) ? validXmin : W;
    E = (E > validXmax) ? validXmax : E;
    bool isValid = IN_RANGE(tx, validXmin, validXmax);
    if (IN_RANGE(xidx, 0, cols - 1))
        prev[tx] = gpuSrc[xidx];
    __syncthreads();
    bool computed;
    for (int i = 0; i < iteration; i++) {
        computed = false;
        if (IN_RANGE(tx, i + 1, BLOCK_SIZE - i - 2) && isValid) {
            computed = true;
            int left = prev[W], up = prev[tx], right = prev[E];
            int shortest = MIN(left, up);
            shortest = MIN(shortest, right);
            int index = cols * (startStep + i) + xidx;
            result[tx] = shortest + gpuWall[index];
        }
        __syncthreads();
        if (i == iteration - 1)
            break;
        if (computed)
            prev[tx] = result[tx];
        __syncthreads();
    }
    if (computed)
        gpuResults[xidx] = result[tx];
}

int calc_path(int *gpuWall, int *gpuResult[2], int rows, int cols, int pyramid_height, int blockCols, int borderCols)
{
    dim3 dimBlock(BLOCK_SIZE), dimGrid(blockCols);
    int src = 1, dst = 0;
    for (int t = 0; t < rows - 1; t += pyramid_height) {
        int temp = src;
        src = dst;
        dst = temp;
        dynproc_kernel<<<dimGrid, dimBlock>>>(MIN(pyramid_height, rows - t - 1), gpuWall, gpuResult[src],
                                              gpuResult[dst], cols, rows, t, borderCols);
        cudaDeviceSynchronize();
    }
    return dst;
}

int main(int argc, char **argv)
{
    int num_devices;
    cudaGetDeviceCount(&num_devices);
    if (num_devices > 1)
        cudaSetDevice(DEVICE);
    run(argc, argv);
    return EXIT_SUCCESS;
}

void run(int argc, char **argv)
{
    init(argc, argv);
    int borderCols = (pyramid_height)*HALO;
    int smallBlockCol = BLOCK_SIZE - (pyramid_height)*HALO * 2;
    int blockCols = cols / smallBlockCol + ((cols % smallBlockCol == 0) ? 0 : 1);
    printf("pyramidHeight: %d\ngridSize: [%d]\nborder:[%d]\nblockSize: %d\nblockGrid:[%d]\ntargetBlock:[%d]\n",
           pyramid_height, cols, borderCols, BLOCK_SIZE, blockCols, smallBlockCol);
    int *gpuWall, *gpuResult[2];
    int size = rows * cols;
    cudaMalloc((void **)&gpuResult[0], sizeof(int) * cols);
    cudaMalloc((void **)&gpuResult[1], sizeof(int) * cols);
    cudaMemcpy(gpuResult[0], data, sizeof(int) * cols, cudaMemcpyHostToDevice);
    cudaMalloc((void **)&gpuWall, sizeof(int) * (size - cols));
    cudaMemcpy(gpuWall, data + cols, sizeof(int) * (size - cols), cudaMemcpyHostToDevice);
    double t0 = gettime();
    int final_ret = calc_path(gpuWall, gpuResult, rows, cols, pyramid_height, blockCols, borderCols);
    double t1 = gettime();
    cudaMemcpy(result, gpuResult[final_ret], sizeof(int) * cols, cudaMemcpyDeviceToHost);
    int *a = (int *)malloc(cols * sizeof(int)), *b = (int *)malloc(cols * sizeof(int));
    memcpy(a, data, cols * sizeof(int));
    for (int r = 1; r < rows; r++) {
        for (int c = 0; c < cols; c++) {
            int m = a[c];
            if (c > 0)
                m = MIN(m, a[c - 1]);
            if (c < cols - 1)
                m = MIN(m, a[c + 1]);
            b[c] = m + wall[r][c];
        }
        int *t = a;
        a = b;
        b = t;
    }
    int errors = 0;
    for (int i = 0; i < cols; i++)
        if (a[i] != result[i])
            errors++;
    printf("kernel time %s, errors %d: %s\n", t1 > t0 ? "ok" : "none", errors, errors ? "FAILED" : "PASSED");
    cudaFree(gpuWall);
    cudaFree(gpuResult[0]);
    cudaFree(gpuResult[1]);
    delete[] data;
    delete[] wall;
    delete[] result;
    free(a);
    free(b);
}
