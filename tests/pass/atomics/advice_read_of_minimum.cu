// Both sides are atomic. Twin: fail/race/atomics/advice_read_of_minimum.
// run: --grid 2 --block 32 --arg from=i32[64]:zeros --arg to=i32[64]:iota --arg dist=i32[64]:iota
// expect: none
__global__ void relax(const int *from, const int *to, int *dist) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  atomicMin(&dist[to[e]], atomicAdd(&dist[from[e]], 0) + 1);
}
