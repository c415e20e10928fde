// Threads that find the same vertex give it the same level, while others read it.
__global__ void visit(const int *row, const int *col, int *level, int n, int now, int *more) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n && level[v] == now) {
    for (int e = row[v]; e < row[v + 1]; ++e) {
      if (level[col[e]] < 0) {
        level[col[e]] = now + 1;
        *more = 1;
      }
    }
  }
}
