// The cheapest path down a grid, several rows a launch with a shrinking block, as benchmark suites do it.
// run: -- 1000 37 6
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK 128
#define SEED 9
#define MIN(a, b) ((a) < (b) ? (a) : (b))

int rows, cols, pyramid;
int *data;
int **wall;
int *result;

void init(int argc, char **argv)
{
    if (argc != 4) {
        printf("Usage: grid_path row_len col_len pyramid_height\n");
        exit(0);
    }
    cols = atoi(argv[1]);
    rows = atoi(argv[2]);
    pyramid = atoi(argv[3]);
    data = new int[rows * cols];
    wall = new int *[rows];
    for (int n = 0; n < rows; n++)
        wall[n] = data + cols * n;
    result = new int[cols];
    srand(SEED);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++)
            wall[i][j] = rand() % 10;
}

__global__ void descend(int count, const int *gpuWall, const int *src, int *dst, int cols, int startRow)
{
    __shared__ int prev[BLOCK], now[BLOCK];
    int tx = threadIdx.x, useful = BLOCK - 2 * count;
    int x = useful * (int)blockIdx.x - count + tx;
    bool inside = x >= 0 && x < cols;
    if (inside)
        prev[tx] = src[x];
    __syncthreads();
    bool computed = false;
    for (int i = 0; i < count; i++) {
        computed = false;
        if (tx >= i + 1 && tx <= BLOCK - i - 2 && inside) {
            int left = prev[x == 0 ? tx : tx - 1], up = prev[tx], right = prev[x == cols - 1 ? tx : tx + 1];
            now[tx] = MIN(MIN(left, up), right) + gpuWall[(startRow + i) * cols + x];
            computed = true;
        }
        __syncthreads();
        if (i == count - 1)
            break;
        if (computed)
            prev[tx] = now[tx];
        __syncthreads();
    }
    if (computed)
        dst[x] = now[tx];
}

int main(int argc, char **argv)
{
    init(argc, argv);
    int useful = BLOCK - 2 * pyramid, blocks = (cols + useful - 1) / useful;
    printf("pyramidHeight: %d\ngridSize: [%d]\n", pyramid, cols);
    int *gpuWall, *gpuResult[2];
    cudaMalloc((void **)&gpuResult[0], sizeof(int) * cols);
    cudaMalloc((void **)&gpuResult[1], sizeof(int) * cols);
    cudaMalloc((void **)&gpuWall, sizeof(int) * (rows - 1) * cols);
    cudaMemcpy(gpuResult[0], data, sizeof(int) * cols, cudaMemcpyHostToDevice);
    cudaMemcpy(gpuWall, data + cols, sizeof(int) * (rows - 1) * cols, cudaMemcpyHostToDevice);
    int src = 1, dst = 0;
    for (int t = 0; t < rows - 1; t += pyramid) {
        int temp = src;
        src = dst;
        dst = temp;
        int count = MIN(pyramid, rows - t - 1), width = BLOCK - 2 * count;
        descend<<<(cols + width - 1) / width, BLOCK>>>(count, gpuWall, gpuResult[src], gpuResult[dst], cols, t);
    }
    cudaMemcpy(result, gpuResult[dst], sizeof(int) * cols, cudaMemcpyDeviceToHost);
    int *want = new int[cols], *next = new int[cols], wrong = 0;
    memcpy(want, wall[0], cols * sizeof(int));
    for (int r = 1; r < rows; r++) {
        for (int c = 0; c < cols; c++) {
            int best = want[c];
            if (c > 0) best = MIN(best, want[c - 1]);
            if (c < cols - 1) best = MIN(best, want[c + 1]);
            next[c] = best + wall[r][c];
        }
        memcpy(want, next, cols * sizeof(int));
    }
    for (int c = 0; c < cols; c++)
        wrong += want[c] != result[c];
    for (int i = 0; i < 10; i++)
        printf("%d ", result[i]);
    printf("\nblocks %s, %d wrong\n", blocks > 1 ? "several" : "one", wrong);
    cudaFree(gpuWall);
    cudaFree(gpuResult[0]);
    cudaFree(gpuResult[1]);
    delete[] data;
    delete[] wall;
    delete[] result;
    delete[] want;
    delete[] next;
    return wrong != 0;
}
