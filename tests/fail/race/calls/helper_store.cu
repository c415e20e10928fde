// A helper that stores through a pointer; its two calls of two warps get one cell. Both accesses are the
// line in the helper. Twin: pass/calls/helper_store.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: race waw 8 8
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race waw 8 8
__device__ inline void put(int *p, int v) {
  *p = v;
}
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t == 3)
    put(o, 1);
  if (t == 40)
    put(o, 2);
}
