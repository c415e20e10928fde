// run: --kernel load --search default --budget 60-launches
// expect: none
// run: --kernel no_barrier --search default --budget 60-launches
// expect: race raw 35 37
// expect: race war 35 37
// expect: uninitialized-read - 37
// Matrices of a warp in inline assembly: what ldmatrix gives to each lane is asserted.
#include <cuda_fp16.h>
#include <cassert>
#include <cstdint>
__global__ void load(float *c) {
  __shared__ uint16_t tile[32 * 8];
  int lane = threadIdx.x;
  for (int i = lane; i < 256; i += 32) tile[i] = i;
  __syncthreads();
  uint32_t a[4], b[2], t, address = (uint32_t)__cvta_generic_to_shared(&tile[lane * 8]);
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]) : "r"(address));
  for (int j = 0; j < 4; ++j) {
    uint32_t first = 64 * j + lane / 4 * 8 + lane % 4 * 2;
    assert(a[j] == (first | (first + 1) << 16));
  }
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];" : "=r"(b[0]), "=r"(b[1]) : "r"(address));
  assert(b[0] == a[0] && b[1] == a[1]);
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.trans.shared.b16 {%0}, [%1];" : "=r"(t) : "r"(address));
  uint32_t low = lane % 4 * 16 + lane / 4;
  assert(t == (low | (low + 8) << 16));
  float d[4] = {1, 2, 3, 4};
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  for (int i = 0; i < 4; ++i) c[lane * 4 + i] = d[i];
}
__global__ void no_barrier(uint32_t *c) {
  __shared__ __align__(16) uint32_t tile[64 * 4];
  int t = threadIdx.x;
  ((uint4 *)tile)[t] = make_uint4(t, t, t, t);
  uint32_t a, address = (uint32_t)__cvta_generic_to_shared(&tile[(t ^ 32) * 4]);
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(a) : "r"(address));
  c[t] = a;
}
int main() {
  float *c;
  uint32_t *d;
  cudaMalloc(&c, 512);
  cudaMalloc(&d, 256);
  load<<<1, 32>>>(c);
  no_barrier<<<1, 64>>>(d);
}
