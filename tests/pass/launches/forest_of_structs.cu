// Sets of vertices are joined: a root is its own parent, which only a compare-and-swap changes.
// Twin: fail/race/launches/forest_of_structs.
// run: --search default
// expect: none
struct Set {
  int parent, size;
};
__device__ int root(Set *sets, int v) {
  for (;;) {
    int p = atomicAdd(&sets[v].parent, 0);
    if (p == v)
      return v;
    v = p;
  }
}
__global__ void unite(Set *sets, const int2 *edges, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int a = root(sets, edges[i].x);
  int b = root(sets, edges[i].y);
  int high = max(a, b), low = min(a, b);
  if (high != low)
    atomicCAS(&sets[high].parent, high, low);
}
