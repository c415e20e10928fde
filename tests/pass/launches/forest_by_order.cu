// Threads climb in a forest in which each vertex is above the one that its cell names, and shorten the path.
// Twin: fail/race/launches/forest_by_order.
// run: --search default
// expect: none
__global__ void shorten(int *parent, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n) return;
  int at = atomicOr(&parent[v], 0), last = v, next;
  while (at > (next = atomicOr(&parent[at], 0))) {
    atomicExch(&parent[last], next);
    last = at;
    at = next;
  }
}
