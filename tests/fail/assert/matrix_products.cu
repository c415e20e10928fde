// A product of matrices in registers; the second and third register of the left factor are exchanged.
// Twin: pass/ptx/matrix_products.
// run: --grid 1 --block 32
// expect: assert - 33
#include <assert.h>

__device__ int left(int row, int k) { return (row * 5 + k * 3) % 7 - 3; }
__device__ int right(int k, int column) { return (k * 2 + column * 3) % 5 - 2; }
__device__ int sum(int row, int column) {
  int s = 0;
  for (int k = 0; k < 32; ++k) s += left(row, k) * right(k, column);
  return s;
}

__global__ void product() {
  int lane = threadIdx.x, g = lane / 4, t = lane % 4;
  unsigned a[4], b[2];
  int n[4] = {0, 0, 0, 0};
  for (int i = 0; i < 4; ++i) {
    a[i] = 0;
    for (int j = 0; j < 4; ++j) a[i] |= (left(g + i % 2 * 8, (t + i / 2 * 4) * 4 + j) & 0xff) << 8 * j;
  }
  for (int i = 0; i < 2; ++i) {
    b[i] = 0;
    for (int j = 0; j < 4; ++j) b[i] |= (right((t + i * 4) * 4 + j, g) & 0xff) << 8 * j;
  }
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+r"(n[0]), "+r"(n[1]), "+r"(n[2]), "+r"(n[3])
               : "r"(a[0]), "r"(a[2]), "r"(a[1]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  bool right_sums = true;
  for (int i = 0; i < 4; ++i)
    right_sums &= n[i] == sum(g + i / 2 * 8, t * 2 + i % 2);
  assert(right_sums);
}
