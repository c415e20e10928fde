// Threads climb in a forest in which each vertex is above the one that its cell names, and shorten the path.
// Twin: pass/launches/forest_by_order.
// run: --search default
// expect: race same-value 15
// expect: race warp-level 15
// expect: race warp-level 14 15
// expect: race waw 15
// expect: race waw 13 15
// expect: race waw 14 15
__global__ void shorten(int *parent, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n) return;
  int at = atomicOr(&parent[v], 0), last = v, next;
  while (at > (next = atomicOr(&parent[at], 0))) {
    parent[last] = next;
    last = at;
    at = next;
  }
}
