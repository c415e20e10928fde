// A row has a word for each block of 64 columns, as many as the grid is wide.
// Twin: fail/race/launches/words_per_row.
// run: --search default
// expect: none
__global__ void overlaps(const float2 *spans, unsigned long long *mask, int n) {
  __shared__ float2 others[64];
  int row = blockIdx.y * 64 + threadIdx.x, column = blockIdx.x * 64, t = threadIdx.x;
  if (column + t < n) others[t] = spans[column + t];
  __syncthreads();
  if (row >= n) return;
  unsigned long long bits = 0;
  for (int i = 0; i < min(n - column, 64); i++)
    if (others[i].x < spans[row].y && spans[row].x < others[i].y) bits |= 1ull << i;
  mask[row * ((n + 63) / 64) + blockIdx.x] = bits;
}
