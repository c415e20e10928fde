// Parents are read without atomics while others link them: the compare-and-swap, which expects the index of
// its own cell, succeeds only if each is its own parent. Twin: pass/launches/union_find_contents.
// run: --search default --grid 2 --block 64
// expect: race raw 20 23
// expect: race raw 20 33
// expect: race raw 23
// expect: race raw 23 33
// expect: race same-value 23
// expect: race war 20 23
// expect: race war 20 33
// expect: race war 23
// expect: race war 23 33
// expect: race warp-level 20 23
// expect: race warp-level 20 33
// expect: race warp-level 23
// expect: race warp-level 23 33
// expect: race waw 23
// expect: race waw 23 33
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
