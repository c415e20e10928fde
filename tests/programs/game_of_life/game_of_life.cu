// Conway's game: the board comes on standard input, generations swap two buffers, the last board is printed.
// run: --stdin board.txt -- 12
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define W 40
#define H 16

__global__ void generation(const unsigned char *now, unsigned char *then)
{
    __shared__ unsigned char cells[10][10];
    int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    for (int k = threadIdx.y * 8 + threadIdx.x; k < 100; k += 64) {
        int cx = (blockIdx.x * 8 + k % 10 - 1 + W) % W, cy = (blockIdx.y * 8 + k / 10 - 1 + H) % H;
        cells[k / 10][k % 10] = now[cy * W + cx];
    }
    __syncthreads();
    int alive = 0;
    for (int dy = 0; dy < 3; dy++)
        for (int dx = 0; dx < 3; dx++)
            alive += cells[threadIdx.y + dy][threadIdx.x + dx];
    unsigned char me = cells[threadIdx.y + 1][threadIdx.x + 1];
    then[y * W + x] = alive == 3 || (me && alive == 4);
}

int main(int argc, char **argv)
{
    int generations = argc > 1 ? atoi(argv[1]) : 4;
    unsigned char board[H][W];
    memset(board, 0, sizeof board);
    char line[128];
    for (int y = 0; y < H && fgets(line, sizeof line, stdin); y++)
        for (int x = 0; x < W && line[x] && line[x] != '\n'; x++)
            board[y][x] = line[x] == '#';
    unsigned char *d[2];
    cudaMalloc(&d[0], sizeof board);
    cudaMalloc(&d[1], sizeof board);
    cudaMemcpy(d[0], board, sizeof board, cudaMemcpyHostToDevice);
    for (int g = 0; g < generations; g++)
        generation<<<dim3(W / 8, H / 8), dim3(8, 8)>>>(d[g & 1], d[(g & 1) ^ 1]);
    unsigned char want[H][W], next[H][W];
    memcpy(want, board, sizeof board);
    cudaMemcpy(board, d[generations & 1], sizeof board, cudaMemcpyDeviceToHost);
    for (int g = 0; g < generations; g++) {
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                int alive = 0;
                for (int k = 0; k < 9; k++)
                    if (k != 4)
                        alive += want[(y + k / 3 - 1 + H) % H][(x + k % 3 - 1 + W) % W];
                next[y][x] = alive == 3 || (alive == 2 && want[y][x]);
            }
        memcpy(want, next, sizeof want);
    }
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++)
            putchar(board[y][x] ? '#' : '.');
        putchar('\n');
    }
    int same = !memcmp(board, want, sizeof board);
    printf("%s\n", same ? "as expected" : "NOT as expected");
    cudaFree(d[0]);
    cudaFree(d[1]);
    return !same;
}
