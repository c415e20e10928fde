// Shifts, rotates, products and bit counts.
// run: --grid 64 --block 128 --arg 'a=u32[8192]:random(14,0,4294967295)' --arg 'o=u32[8192]:zeros'
__global__ void k(const unsigned *a, unsigned *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned v = a[i], r = i;
  for (int j = 0; j < 20; ++j) {
    r ^= v << (j % 31) | v >> (32 - j % 31 - 1);
    r = r * 2654435761u + __popc(v) + __clz(r) + __ffs(v ^ j) + __brev(r) % 11;
    v = (v >> 5) + r * j;
  }
  o[i] = r;
}
