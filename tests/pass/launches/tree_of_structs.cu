// Bounds of a tree, whose vertices are structs, from the leaves to the root. Twin: fail/race/launches/tree_of_structs.
// run: --search default
// expect: none
struct Vertex {
  int left, right, parent;
  float low, high;
};
__global__ void bounds(Vertex *v, int *arrived, int leaves) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= leaves)
    return;
  int p = v[leaves - 1 + i].parent;
  while (p >= 0) {
    if (atomicAdd(&arrived[p], 1) == 0)
      return;
    __threadfence();
    v[p].low = fminf(v[v[p].left].low, v[v[p].right].low);
    v[p].high = fmaxf(v[v[p].left].high, v[v[p].right].high);
    __threadfence();
    p = v[p].parent;
  }
}
