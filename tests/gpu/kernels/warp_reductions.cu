// Reductions of a warp in one instruction.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(36,-1000,1000)' --arg 'o=i32[8192]:zeros'
__global__ void k(const int *a, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = a[i];
  int s = __reduce_add_sync(0xffffffffu, v) + __reduce_max_sync(0xffffffffu, v) * 3;
  o[i] = s + __reduce_min_sync(0xffffffffu, v) + (int)__reduce_xor_sync(0xffffffffu, (unsigned)v);
}
