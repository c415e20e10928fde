// Global alignment of two sequences: tiles along anti-diagonals, a wavefront in each, the alignment traced back.
// run: -- 96 10
#include <stdio.h>
#include <stdlib.h>

#define TILE 16

__host__ __device__ static int max3(int a, int b, int c)
{
    int m = a > b ? a : b;
    return m > c ? m : c;
}

__global__ void alignTiles(const int *match, int *score, int cols, int penalty, int diagonal, int firstX)
{
    __shared__ int s[TILE + 1][TILE + 1];
    int bx = firstX + blockIdx.x, by = diagonal - bx, t = threadIdx.x;
    int origin = by * TILE * cols + bx * TILE;
    if (t == 0)
        s[0][0] = score[origin];
    s[0][t + 1] = score[origin + t + 1];
    s[t + 1][0] = score[origin + (t + 1) * cols];
    __syncthreads();
    for (int d = 0; d < 2 * TILE - 1; d++) {
        int y = t, x = d - t;
        if (x >= 0 && x < TILE)
            s[y + 1][x + 1] = max3(s[y][x] + match[origin + (y + 1) * cols + x + 1], s[y + 1][x] - penalty, s[y][x + 1] - penalty);
        __syncthreads();
    }
    for (int y = 0; y < TILE; y++)
        score[origin + (y + 1) * cols + t + 1] = s[y + 1][t + 1];
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "Usage: %s <length> <penalty>\n\tlength - a multiple of %d\n", argv[0], TILE);
        exit(1);
    }
    int n = atoi(argv[1]), penalty = atoi(argv[2]), cols = n + 1;
    if (n % TILE) {
        fprintf(stderr, "The length must be a multiple of %d\n", TILE);
        exit(1);
    }
    size_t bytes = cols * cols * sizeof(int);
    int *match = (int *)calloc(cols * cols, sizeof(int)), *score = (int *)calloc(cols * cols, sizeof(int));
    int *want = (int *)calloc(cols * cols, sizeof(int));
    char *a = (char *)malloc(n + 1), *b = (char *)malloc(n + 1);
    srand(7);
    for (int i = 1; i <= n; i++) {
        a[i] = "ACGT"[rand() % 4];
        b[i] = rand() % 3 ? a[i] : "ACGT"[rand() % 4];
    }
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++)
            match[i * cols + j] = a[i] == b[j] ? 5 : -3;
    for (int i = 0; i <= n; i++)
        score[i * cols] = score[i] = want[i * cols] = want[i] = -i * penalty;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++)
            want[i * cols + j] = max3(want[(i - 1) * cols + j - 1] + match[i * cols + j], want[i * cols + j - 1] - penalty, want[(i - 1) * cols + j] - penalty);
    int *dMatch, *dScore;
    cudaMalloc((void **)&dMatch, bytes);
    cudaMalloc((void **)&dScore, bytes);
    cudaMemcpy(dMatch, match, bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(dScore, score, bytes, cudaMemcpyHostToDevice);
    int tiles = n / TILE;
    for (int diagonal = 0; diagonal < 2 * tiles - 1; diagonal++) {
        int firstX = diagonal < tiles ? 0 : diagonal - tiles + 1, lastX = diagonal < tiles ? diagonal : tiles - 1;
        alignTiles<<<lastX - firstX + 1, TILE>>>(dMatch, dScore, cols, penalty, diagonal, firstX);
    }
    cudaMemcpy(score, dScore, bytes, cudaMemcpyDeviceToHost);
    int wrong = 0, i = n, j = n, steps = 0, gaps = 0;
    for (int k = 0; k < cols * cols; k++)
        wrong += score[k] != want[k];
    while (i > 0 && j > 0) {
        if (score[i * cols + j] == score[(i - 1) * cols + j - 1] + match[i * cols + j]) {
            i--;
            j--;
        } else if (score[i * cols + j] == score[i * cols + j - 1] - penalty) {
            j--;
            gaps++;
        } else {
            i--;
            gaps++;
        }
        steps++;
    }
    printf("score %d, %d steps back, %d gaps, %d wrong\n", score[n * cols + n], steps, gaps, wrong);
    printf(wrong ? "FAIL\n" : "PASS\n");
    cudaFree(dMatch);
    cudaFree(dScore);
    free(match);
    free(score);
    free(want);
    free(a);
    free(b);
    return wrong != 0;
}
