// Nothing orders a child's bounds before the counter. Twin: pass/launches/tree_of_structs.
// run: --search default
// expect: race raw 19
// expect: race raw 20
// expect: race warp-level 19
// expect: race warp-level 20
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
    v[p].low = fminf(v[v[p].left].low, v[v[p].right].low);
    v[p].high = fmaxf(v[v[p].left].high, v[v[p].right].high);
    p = v[p].parent;
  }
}
