// A board of the game of life from standard input, or a glider.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <errno.h>
#include <assert.h>
#include "cuda_runtime.h"
#include "device_launch_parameters.h"
typedef enum { DEAD = 0, ALIVE = 1 }
state_t;
typedef struct board {
  int w, h;
  unsigned char *cells;
} board;
#define CELL(b, x, y) ((b)->cells[(y) * (b)->w + (x)])
#define cudaErrorCheck(ans) { gpuAssert((ans), __FILE__, __LINE__); }
inline void gpuAssert(cudaError_t code, const char *file, int line, bool abort = true) {
  if (code != cudaSuccess) {
    fprintf(stderr, "GPUassert: %s %s %d\n", cudaGetErrorString(code), file, line);
    if (abort) exit(code);
  }
}
__global__ void step(const unsigned char *__restrict__ in, unsigned char *__restrict__ out, int w, int h) {
  extern __shared__ unsigned char tile[];
  int tw = blockDim.x + 2;
  int gx = blockIdx.x * blockDim.x + threadIdx.x, gy = blockIdx.y * blockDim.y + threadIdx.y;
  for (int i = threadIdx.y * blockDim.x + threadIdx.x; i < tw * (blockDim.y + 2); i += blockDim.x * blockDim.y) {
    int x = (blockIdx.x * blockDim.x + i % tw - 1 + w) % w, y = (blockIdx.y * blockDim.y + i / tw - 1 + h) % h;
    tile[i] = in[y * w + x];
  }
  __syncthreads();
  if (gx >= w || gy >= h) return;
  int n = 0;
  for (int dy = 0; dy < 3; dy++) for (int dx = 0; dx < 3; dx++) if (dx != 1 || dy != 1) n += tile[(threadIdx.y + dy) * tw + threadIdx.x + dx];
  unsigned char c = tile[(threadIdx.y + 1) * tw + threadIdx.x + 1];
  out[gy * w + gx] = n == 3 || (c && n == 2);
}
static board *board_read(FILE *f) {
  char line[512];
  int w = 0, h = 0, cap = 16;
  char **rows = (char **)malloc(cap * sizeof *rows);
  while (fgets(line, sizeof line, f)) {
    line[strcspn(line, "\r\n")] = 0;
    if (!*line || *line == '!') continue;
    if (h == cap) rows = (char **)realloc(rows, (cap *= 2) * sizeof *rows);
    rows[h++] = strdup(line);
    if ((int)strlen(line) > w) w = strlen(line);
  }
  if (!h) {
    free(rows);
    return NULL;
  }
  board *b = (board *)calloc(1, sizeof *b);
  b->w = w;
  b->h = h;
  b->cells = (unsigned char *)calloc(w, h);
  for (int y = 0; y < h; y++) {
    for (int x = 0; rows[y][x]; x++) {
      assert(rows[y][x] == '.' || toupper(rows[y][x]) == 'O');
      CELL(b, x, y) = rows[y][x] == '.' ? DEAD : ALIVE;
    }
    free(rows[y]);
  }
  free(rows);
  return b;
}
static board *glider(int w, int h) {
  static const int at[][2] = {{1, 0}, {2, 1}, {0, 2}, {1, 2}, {2, 2}};
  board *b = (board *)calloc(1, sizeof *b);
  *b = (board){w, h, (unsigned char *)calloc(w, h)};
  for (size_t i = 0; i < sizeof at / sizeof *at; i++) CELL(b, at[i][0], at[i][1]) = 1;
  return b;
}
int main(int argc, char *argv[]) {
  int gens = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 8;
  board *b = board_read(stdin);
  if (!b) {
    fputs("no board on stdin, using a glider\n", stderr);
    b = glider(12, 9);
  }
  size_t size = (size_t)b->w * b->h;
  unsigned char *d[2], *ref = (unsigned char *)malloc(size), *tmp = (unsigned char *)malloc(size);
  memcpy(ref, b->cells, size);
  for (int i = 0; i < 2; i++) cudaErrorCheck(cudaMalloc(&d[i], size));
  cudaErrorCheck(cudaMemcpy(d[0], b->cells, size, cudaMemcpyHostToDevice));
  dim3 block(8, 4), grid((b->w + 7) / 8, (b->h + 3) / 4);
  size_t shmem = (block.x + 2) * (block.y + 2);
  for (int g = 0; g < gens; g++) {
    step<<<grid, block, shmem>>>(d[g % 2], d[(g + 1) % 2], b->w, b->h);
    cudaErrorCheck(cudaPeekAtLastError());
    for (int y = 0; y < b->h; y++) for (int x = 0; x < b->w; x++) {
      int n = 0;
      for (int k = 0; k < 9; k++) if (k != 4) n += ref[(y + k / 3 - 1 + b->h) % b->h * b->w + (x + k % 3 - 1 + b->w) % b->w];
      tmp[y * b->w + x] = n == 3 || (n == 2 && ref[y * b->w + x]);
    }
    unsigned char *t = ref;
    ref = tmp;
    tmp = t;
  }
  cudaErrorCheck(cudaDeviceSynchronize());
  cudaErrorCheck(cudaMemcpy(b->cells, d[gens % 2], size, cudaMemcpyDeviceToHost));
  for (int y = 0; y < b->h; y++) {
    for (int x = 0; x < b->w; x++) putchar(CELL(b, x, y) ? 'O' : '.');
    putchar('\n');
  }
  int diff = memcmp(ref, b->cells, size);
  printf("%s\n", diff ? "FAILED" : "PASSED");
  cudaFree(d[0]);
  cudaFree(d[1]);
  free(ref);
  free(tmp);
  free(b->cells);
  free(b);
  return diff ? EXIT_FAILURE : EXIT_SUCCESS;
}
