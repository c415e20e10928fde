// Parents are read and written by atomic operations alone. Twin: fail/race/launches/union_find_contents.
// run: --search default --grid 2 --block 64
// expect: none
__device__ int root(int v, int *par) {
  int cur = atomicAdd(&par[v], 0);
  if (cur != v) {
    int prev = v, next;
    while (cur > (next = atomicAdd(&par[cur], 0))) { atomicExch(&par[prev], next); prev = cur; cur = next; }
  }
  return cur;
}
__global__ void link(const int *src, const int *dst, int *par, int m) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e < m) {
    int a = root(src[e], par), b = root(dst[e], par);
    while (a != b) {
      int hi = a > b ? a : b, lo = a < b ? a : b;
      int got = atomicCAS(&par[hi], hi, lo);
      if (got == hi) break;
      a = got; b = lo;
    }
  }
}
