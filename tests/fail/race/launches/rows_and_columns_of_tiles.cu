// A step of a blocked search of shortest paths: the first row of the grid works on a row of tiles, the second on a column.
// A third one would do what the second does.
// Twin: pass/launches/rows_and_columns_of_tiles.
// run: --search default
// expect: race raw 19 20
// expect: race war 19 20
// expect: race warp-level 19 20
#define B 8
__global__ void step(int *d, int n, int k) {
  __shared__ int first[B][B], own[B][B];
  if (blockIdx.x == k) return;
  int x = threadIdx.x, y = threadIdx.y;
  bool is_row = blockIdx.y == 0;
  first[y][x] = d[(k * B + y) * n + k * B + x];
  int row = is_row ? k * B + y : blockIdx.x * B + y, column = is_row ? blockIdx.x * B + x : k * B + x;
  own[y][x] = d[row * n + column];
  __syncthreads();
  for (int i = 0; i < B; ++i) {
    int v = is_row ? first[y][i] + own[i][x] : own[y][i] + first[i][x];
    own[y][x] = min(own[y][x], v);
    __syncthreads();
  }
  d[row * n + column] = own[y][x];
}
