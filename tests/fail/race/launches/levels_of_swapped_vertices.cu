// Vertices that a compare-and-swap claims have several states at once: some are free, some are of the first level.
// Twin: pass/launches/levels_of_swapped_vertices.
// run: --search default
// expect: race same-value 18
__global__ void levels(const int *first, const int *to, int *level, int n) {
  __shared__ int again;
  int now = 0;
  do {
    __syncthreads();
    if (threadIdx.x == 0)
      again = 0;
    __syncthreads();
    for (int v = threadIdx.x; v < n; v += blockDim.x)
      if (atomicAdd(&level[v], 0) == now)
        for (int e = first[v]; e < first[v + 1]; ++e)
          if (atomicCAS(&level[to[e]], -1, now + 1) == -1) {
            const int seen = 1;
            again = seen;
          }
    ++now;
    __syncthreads();
  } while (again);
}
