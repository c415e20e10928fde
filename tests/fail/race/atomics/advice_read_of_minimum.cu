// Distances are lowered by atomic operations and read by plain ones. Twin: pass/atomics/advice_read_of_minimum.
// run: --grid 2 --block 32 --arg from=i32[64]:zeros --arg to=i32[64]:iota --arg dist=i32[64]:iota
// expect: race raw 8
// expect: race warp-level 8
// expect-help: read dist on line 8 with an atomic operation too
__global__ void relax(const int *from, const int *to, int *dist) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  atomicMin(&dist[to[e]], dist[from[e]] + 1);
}
