// The next vertex clears the marks that others still read. Twin: pass/launches/common_neighbours.
// run: --search default
// expect: race raw 10 20
// expect: race war 10 20
// expect: race warp-level 10 20
__global__ void common(const int *begin, const int *adjacent, unsigned *total, int n) {
  __shared__ unsigned marks[128];
  for (int v = blockIdx.x; v < n; v += gridDim.x) {
    for (int i = threadIdx.x; i < 128; i += blockDim.x)
      marks[i] = 0;
    __syncthreads();
    for (int e = begin[v] + threadIdx.x; e < begin[v + 1]; e += blockDim.x)
      if (adjacent[e] < 4096)
        atomicOr(&marks[adjacent[e] / 32], 1u << adjacent[e] % 32);
    __syncthreads();
    unsigned mine = 0;
    for (int e = begin[v] + threadIdx.x; e < begin[v + 1]; e += blockDim.x)
      for (int f = begin[adjacent[e]]; f < begin[adjacent[e] + 1]; ++f)
        if (adjacent[f] < 4096)
          mine += marks[adjacent[f] / 32] >> adjacent[f] % 32 & 1;
    atomicAdd(total, mine);
  }
}
