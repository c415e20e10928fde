// Every form of `cp.async` in inline PTX: sizes, hints, what is read of the source, a source that is ignored,
// guards, and each way to wait.
// run: --grid 1 --block 32 --arg 'in=u32[1024]:iota' --arg 'out=u32[1024]:zeros'
// expect: none
#include <assert.h>

__device__ unsigned shared_address(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }

__global__ void copies(const unsigned *in, unsigned *out) {
  __shared__ __align__(16) unsigned a[128], b[128], c[128], d[128], e[128], f[64];
  int t = threadIdx.x;
  f[t] = 7;
  f[t + 32] = 7;
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(shared_address(&a[4 * t])), "l"(&in[4 * t]));
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], %2;" ::"r"(shared_address(&b[4 * t])), "l"(&in[4 * t]), "n"(16));
  asm volatile("cp.async.commit_group;" ::: "memory");
  // Six bytes of eight, the rest is zero.
  asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 8, %2;" ::"r"(shared_address(&c[2 * t])), "l"(&in[2 * t]), "r"(6));
  // Nothing is read for odd threads.
  int size = t % 2 ? 0 : 16;
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;\n" ::"r"(shared_address(&d[4 * t])), "l"(&in[4 * t]), "r"(size));
  // The source is ignored: not even its address matters.
  asm volatile("{ .reg .pred p;\n setp.ne.b32 p, %2, 0;\n cp.async.ca.shared.global [%0], [%1], 4, p; }" ::"r"(shared_address(&e[t])), "l"(t % 2 ? in : (const unsigned *)0x40000000000), "r"(t % 2 == 0));
  // Only some lanes copy.
  asm volatile("{ .reg .pred p;\n setp.ne.b32 p, %2, 0;\n @p cp.async.ca.shared.global [%0], [%1], 4; @!p cp.async.ca.shared.global [%0+128], [%1+128], 4; }" ::"r"(shared_address(&f[t])), "l"(&in[t]), "r"(t % 3));
  asm volatile("cp.async.commit_group;" ::: "memory");
  asm volatile("cp.async.wait_group %0;" ::"n"(1) : "memory");
  for (int i = 0; i < 4; ++i) { assert(a[4 * t + i] == 4 * t + i); assert(b[4 * t + i] == 4 * t + i); }
  asm volatile("cp.async.wait_all;" ::: "memory");
  assert(c[2 * t] == 2 * t && c[2 * t + 1] == ((2 * t + 1) & 0xffff));
  for (int i = 0; i < 4; ++i) assert(d[4 * t + i] == (t % 2 ? 0 : 4 * t + i));
  assert(e[t] == (t % 2 ? 0 : 0));
  assert(f[t] == (t % 3 ? t : 7) && f[t + 32] == (t % 3 ? 7 : t + 32));
  __syncthreads();
  out[t] = a[127 - t] + f[31 - t];
}
