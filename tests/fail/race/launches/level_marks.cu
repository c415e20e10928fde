// Vertices of one level claim their neighbours by a plain comparison and write. Cells of `level` must hold both the
// level and the mark. Twin: pass/launches/level_marks.
// run: --search default
// expect: race raw 15
// expect: race warp-level 15
// expect: race raw 13 15
// expect: race war 13 15
// expect: race warp-level 13 15
// expect: race same-value 15
// expect-help: with atomicCAS()
__global__ void bfs(const int *rows, const int *cols, int *level, int cur, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n && level[v] == cur)
    for (int e = rows[v]; e < rows[v + 1]; e++) {
      if (level[cols[e]] == -1) level[cols[e]] = cur + 1;
    }
}
