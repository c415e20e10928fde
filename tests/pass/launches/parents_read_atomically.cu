// The parent of a root is the root itself: cells that are compared with their own index begin with it.
// Twin: fail/race/launches/parents_read_atomically.
// run: --search default
// expect: none
__device__ int root_of(int v, int *parent) {
  int p = atomicAdd(&parent[v], 0);
  while (p != v) {
    v = p;
    p = atomicAdd(&parent[v], 0);
  }
  return v;
}
__global__ void hook(const int *from, const int *to, int *parent, int m) {
  const int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= m) return;
  const int a = root_of(from[e], parent), b = root_of(to[e], parent);
  const int high = max(a, b), low = min(a, b);
  if (high != low)
    atomicCAS(&parent[high], high, low);
}
