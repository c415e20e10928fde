// Parents are read without atomics while others link them: the compare-and-swap, which expects the index of
// its own cell, succeeds only if each is its own parent. Twin: pass/launches/union_find_contents.
// run: --search default --grid 2 --block 64
// expect: race raw 14 27
// expect: race raw 17 27
// expect: race war 14 17
// expect: race war 14 27
// expect: race war 17
// expect: race war 17 27
// expect: race warp-level 14 27
// expect: race warp-level 17 27
// expect: race waw 17 27
__device__ int root(int v, int *par) {
  int cur = par[v];
  if (cur != v) {
    int prev = v, next;
    while (cur > (next = par[cur])) { par[prev] = next; prev = cur; cur = next; }
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
