// Distances that a minimum lowers begin large, else no vertex is ever taken up.
// Twin: fail/race/launches/distances_begin_large.
// run: --search default
// expect: none
__global__ void take_up(const int *first, const int *to, const int *weight, int *dist, int *list, int *length, int n) {
  const int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n)
    for (int e = first[v]; e < first[v + 1]; ++e)
      if (const int d = atomicAdd(&dist[v], 0) + weight[e]; atomicMin(&dist[to[e]], d) > d) {
        const int at = atomicAdd(length, 1);
        list[at] = to[e];
      }
}
