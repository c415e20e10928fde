// The levels of the next step are another buffer, which atomic operations change.
// Twin: fail/race/launches/unvisited_by_sign.
// run: --search default
// expect: none
__global__ void visit(const int *row, const int *col, const int *level, int *next, int n, int now,
                      int *more) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n && level[v] == now) {
    for (int e = row[v]; e < row[v + 1]; ++e) {
      int u = col[e];
      if (level[u] < 0) {
        atomicMax(&next[u], now + 1);
        atomicExch(more, 1);
      }
    }
  }
}
