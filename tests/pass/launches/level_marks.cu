// The levels are only read; vertices of the next level are claimed in another array by atomic operations. Twin:
// fail/race/launches/level_marks.
// run: --search default
// expect: none
__global__ void bfs(const int *rows, const int *cols, const int *level, int *next, int cur, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n && level[v] == cur)
    for (int e = rows[v]; e < rows[v + 1]; e++) {
      if (level[cols[e]] == -1) atomicExch(&next[cols[e]], cur + 1);
    }
}
