// The blocks are the tiles of an antidiagonal, whose row falls as their column rises: a row of the matrix holds the columns
// of all of them and the one before. Twin: fail/race/launches/tiles_on_a_diagonal.
// run: --search default
// expect: none
#define SIZE 16
__global__ void tiles(int *m, int cols, int diagonal) {
  __shared__ int s[SIZE + 1][SIZE + 1];
  int t = threadIdx.x, x = blockIdx.x, y = diagonal - 1 - x;
  int corner = cols * SIZE * y + SIZE * x;
  if (t == 0) s[0][0] = m[corner];
  s[t + 1][0] = m[corner + cols * (t + 1)];
  s[0][t + 1] = m[corner + t + 1];
  __syncthreads();
  for (int i = 0; i < SIZE; ++i) {
    if (t <= i) {
      int a = t + 1, b = i - t + 1;
      s[b][a] = s[b - 1][a - 1] + max(s[b][a - 1], s[b - 1][a]);
    }
    __syncthreads();
  }
  for (int i = SIZE - 2; i >= 0; --i) {
    if (t <= i) {
      int a = t + SIZE - i, b = SIZE - t;
      s[b][a] = s[b - 1][a - 1] + max(s[b][a - 1], s[b - 1][a]);
    }
    __syncthreads();
  }
  for (int i = 0; i < SIZE; ++i)
    m[corner + cols * (i + 1) + t + 1] = s[i + 1][t + 1];
}
