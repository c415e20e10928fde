// Products of matrices in registers: each lane's numbers are where the layouts of PTX put them, and the sums are what a
// plain product gives.
// Twin: fail/assert/matrix_products.
// run: --grid 1 --block 32
// expect: none
#include <assert.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

// Small numbers, exact in every format.
__device__ int left(int row, int k) { return (row * 5 + k * 3) % 7 - 3; }
__device__ int right(int k, int column) { return (k * 2 + column * 3) % 5 - 2; }
__device__ int start(int row, int column) { return row - column; }
__device__ int sum(int row, int column, int depth) {
  int s = start(row, column);
  for (int k = 0; k < depth; ++k) s += left(row, k) * right(k, column);
  return s;
}
__device__ unsigned half_bits(int n) { return __half_as_ushort(__float2half((float)n)); }
__device__ unsigned brain_bits(int n) { return __float_as_uint((float)n) >> 16; }
__device__ unsigned float_bits(int n) { return __float_as_uint((float)n); }
__device__ unsigned byte_bits(int n) { return n & 0xff; }
// 1.mm with four bits of exponent and three of mantissa; all numbers are below four.
__device__ unsigned e4m3_bits(int n) {
  int size = n < 0 ? -n : n;
  unsigned code = size == 0 ? 0 : size == 1 ? 7 << 3 : size == 2 ? 8 << 3 : 8 << 3 | 4;
  return code | (n < 0 ? 0x80 : 0);
}

// The register of the left factor whose numbers begin at `k`, with `count` numbers of `32 / count` bits.
template <class F> __device__ unsigned pack_left(F bits, int row, int k, int count) {
  unsigned word = 0;
  for (int i = 0; i < count; ++i) word |= bits(left(row, k + i)) << (32 / count % 32 * i);
  return word;
}
template <class F> __device__ unsigned pack_right(F bits, int k, int column, int count) {
  unsigned word = 0;
  for (int i = 0; i < count; ++i) word |= bits(right(k + i, column)) << (32 / count % 32 * i);
  return word;
}
template <class T> __device__ void check(T *d, int depth) {
  int lane = threadIdx.x, row = lane / 4, column = lane % 4 * 2;
  for (int i = 0; i < 4; ++i)
    assert((float)d[i] == (float)sum(row + i / 2 * 8, column + i % 2, depth));
}

__global__ void products() {
  int lane = threadIdx.x, g = lane / 4, t = lane % 4;
  unsigned a[4], b[2];
  float f[4];
  int n[4];
  auto reset = [&] {
    for (int i = 0; i < 4; ++i) f[i] = n[i] = start(g + i / 2 * 8, t * 2 + i % 2);
  };
  auto fill = [&](auto bits, int count) {
    for (int i = 0; i < 4; ++i) a[i] = pack_left(bits, g + i % 2 * 8, (t + i / 2 * 4) * count, count);
    for (int i = 0; i < 2; ++i) b[i] = pack_right(bits, (t + i * 4) * count, g, count);
    reset();
  };
  fill(half_bits, 2);
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(f[0]), "+f"(f[1]), "+f"(f[2]), "+f"(f[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  check(f, 16);
  reset();
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};"
               : "+f"(f[0]), "+f"(f[1]), "+f"(f[2]), "+f"(f[3])
               : "r"(a[0]), "r"(a[1]), "r"(b[0]));
  check(f, 8);
  reset();
  unsigned h[2];
  for (int i = 0; i < 2; ++i) h[i] = half_bits(n[2 * i]) | half_bits(n[2 * i + 1]) << 16;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0,%1}, {%2,%3,%4,%5}, {%6,%7}, {%0,%1};"
               : "+r"(h[0]), "+r"(h[1])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  for (int i = 0; i < 4; ++i) f[i] = __half2float(__ushort_as_half((unsigned short)(h[i / 2] >> i % 2 * 16)));
  check(f, 16);
  fill(brain_bits, 2);
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(f[0]), "+f"(f[1]), "+f"(f[2]), "+f"(f[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  check(f, 16);
  fill(float_bits, 1);
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(f[0]), "+f"(f[1]), "+f"(f[2]), "+f"(f[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  check(f, 8);
  fill(byte_bits, 4);
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+r"(n[0]), "+r"(n[1]), "+r"(n[2]), "+r"(n[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  check(n, 32);
  fill(e4m3_bits, 4);
  asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(f[0]), "+f"(f[1]), "+f"(f[2]), "+f"(f[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  check(f, 32);
  // Eight rows: s8 of depth 16, doubles of depth 4.
  reset();
  a[0] = pack_left(byte_bits, g, t * 4, 4);
  b[0] = pack_right(byte_bits, t * 4, g, 4);
  asm volatile("mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.s8.s32 {%0,%1}, {%2}, {%3}, {%0,%1};"
               : "+r"(n[0]), "+r"(n[1])
               : "r"(a[0]), "r"(b[0]));
  for (int i = 0; i < 2; ++i) assert(n[i] == sum(g, t * 2 + i, 16));
  double d[2] = {(double)start(g, t * 2), (double)start(g, t * 2 + 1)};
  double x = left(g, t), y = right(t, g);
  asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%0,%1};"
               : "+d"(d[0]), "+d"(d[1])
               : "d"(x), "d"(y));
  for (int i = 0; i < 2; ++i) assert(d[i] == sum(g, t * 2 + i, 4));
}
