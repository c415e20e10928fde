// A vertex is unvisited if its level is negative, whatever the number: neither a mark nor an argument says so.
// Twin: pass/launches/unvisited_by_sign.
// run: --search default
// expect: race war 13 16
// expect: race raw 13 16
// expect: race warp-level 13 16
// expect: race raw 15 16
// expect: race warp-level 15 16
// expect: race same-value 16
// expect: race same-value 17
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
