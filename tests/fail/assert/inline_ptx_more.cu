// One constant is wrong. Twin: pass/assert/inline_ptx_more.
// run: --grid 1 --block 64 --arg 'a=u32[64]:random(3,0,4294967295)' --arg 'u=u32[]:zeros' --arg 'f=f32[]:zeros'
// expect: assert - 24
#include <assert.h>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
__global__ void k(const unsigned *a, unsigned *u, float *f) {
  unsigned x = a[threadIdx.x], y = a[63 - threadIdx.x], r, s;
  asm("shf.l.clamp.b32 %0, %1, %2, 40;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == __funnelshift_lc(x, y, 40));
  asm("shf.r.clamp.b32 %0, %1, %2, 7;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == __funnelshift_rc(x, y, 7));
  asm("mul24.lo.u32 %0, %1, %2;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == __umul24(x, y));
  asm("sad.u32 %0, %1, %2, 5;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == __usad(x, y, 5));
  asm("bfind.u32 %0, %1;" : "=r"(r) : "r"(x));
  assert(r == 31u - __clz(x));
  asm("bfind.shiftamt.s32 %0, %1;" : "=r"(r) : "r"(x));
  assert(r == (unsigned)__clz((int)x < 0 ? ~x : x));
  asm("dp4a.s32.s32 %0, %1, %2, 9;" : "=r"(r) : "r"(x), "r"(y));
  assert((int)r == __dp4a((int)x, (int)y, 9));
  asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, 3;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == __vsadu4(x, y) + 4);
  asm("vmax2.s32.s32.s32 %0, %1, %2, 0;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == __vmaxs2(x, y));
  asm("vadd4.s32.s32.s32.sat %0, %1, %2, 0;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == __vaddss4(x, y));
  asm("vset4.u32.u32.lt %0, %1, %2, 0;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == __vsetltu4(x, y));
  unsigned h = 0x3c004000, g = 0x40003800;
  asm("fma.rn.f16x2 %0, %1, %2, %1;" : "=r"(r) : "r"(h), "r"(g));
  __half2 hh = *(__half2 *)&h, gg = *(__half2 *)&g, hr = __hfma2(hh, gg, hh);
  assert(r == *(unsigned *)&hr);
  asm("add.bf16x2 %0, %1, %1;" : "=r"(r) : "r"(0x3f803f00u));
  assert(r == 0x40003f80);
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(2.0f), "f"(1.0f));
  assert(r == 0x40003c00);
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(2.0f), "f"(1.0f));
  assert(r == 0x40003f80);
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(r) : "f"(1.0f));
  assert(r == 0x3f800000);
  asm volatile("{ .reg .pred p; elect.sync _|p, 0xffffffff; selp.u32 %0, 1, 0, p; }" : "=r"(r));
  assert(r == (threadIdx.x % 32 == 0));
  asm("{ .reg .pred p; isspacep.global p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(r) : "l"(u));
  assert(r == 1);
  asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(r) : "r"(x));
  asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(s) : "r"(r));
  assert(s == x);
  __shared__ __align__(16) unsigned cells[2][32];
  unsigned at = (unsigned)__cvta_generic_to_shared(cells[threadIdx.x / 32] + threadIdx.x % 8 * 4);
  asm volatile("stmatrix.sync.aligned.m8n8.x1.shared.b16 [%0], {%1};" :: "r"(at), "r"(x) : "memory");
  __syncwarp();
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "r"(at) : "memory");
  assert(r == x);
  asm volatile("red.global.add.v2.f32 [%0], {%1, %2};" :: "l"(f), "f"(1.0f), "f"(2.0f) : "memory");
  asm volatile("red.global.add.noftz.f16x2 [%0], %1;" :: "l"(u), "r"(0x3c004000u) : "memory");
  __syncthreads();
  assert(f[0] == 64.0f && f[1] == 128.0f);
  assert(*u == 0x54005800);
}
