// A maximum by compare and swap.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(32,0,1000000)' --arg 'o=i32[16]:zeros'
__global__ void k(const int *a, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = a[i], *p = o + i % 16, old = atomicAdd(p, 0);
  while (old < v) {
    int seen = atomicCAS(p, old, v);
    if (seen == old)
      break;
    old = seen;
  }
}
