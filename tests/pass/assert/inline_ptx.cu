// Inline assembly computes what the same C++ does. Twin: fail/assert/inline_ptx, with one constant wrong.
// run: --grid 2 --block 64 --arg 'o=u32[128]:zeros' --arg 'a=u32[128]:random(3,0,4294967295)' --arg 'f=f32[128]:random(5,-9.0,9.0)' --model its
// expect: none
// run: --grid 2 --block 64 --arg 'o=u32[128]:zeros' --arg 'a=u32[128]:random(3,0,4294967295)' --arg 'f=f32[128]:random(5,-9.0,9.0)' --model lockstep
// expect: none
__global__ void k(unsigned *o, const unsigned *a, const float *f) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned x = a[i], y = a[(i + 1) % 128], r, p, q;
  unsigned long long w = (unsigned long long)x << 32 | y, v;
  float g = f[i], h;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(r));
  assert(r == threadIdx.x % 32);
  asm("mov.u32 %0, %%ctaid.x;" : "=r"(r));
  assert(r == blockIdx.x);
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(r));
  assert(r == (1u << threadIdx.x % 32) - 1);
  asm("add.u32 %0, %1, %2;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == x + y);
  asm("sub.s32 %0, %0, 7;" : "+r"(r));
  assert(r == x + y - 7);
  asm("mul.hi.u32 %0, %1, %2;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == (unsigned)((unsigned long long)x * y >> 32));
  asm("mul.hi.s32 %0, %1, %2;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == (unsigned)((long long)(int)x * (int)y >> 32));
  asm("mul.wide.u32 %0, %1, %2;" : "=l"(v) : "r"(x), "r"(y));
  assert(v == (unsigned long long)x * y);
  asm("mad.lo.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(i));
  assert(r == x * y + i);
  // Two words with a carry between them.
  asm("add.cc.u32 %0, %2, %4;\n\taddc.u32 %1, %3, %5;"
      : "=r"(p), "=r"(q) : "r"(x), "r"(y), "r"(0xfffffff0u), "r"(3));
  v = ((unsigned long long)y << 32 | x) + (3ull << 32 | 0xfffffff0u);
  assert(p == (unsigned)v && q == (unsigned)(v >> 32));
  asm("{\n\tsub.cc.u32 %0, %2, %4;\n\tsubc.u32 %1, %3, %5;\n\t}"
      : "=r"(p), "=r"(q) : "r"(x), "r"(y), "r"(y), "r"(3));
  v = ((unsigned long long)y << 32 | x) - (3ull << 32 | y);
  assert(p == (unsigned)v && q == (unsigned)(v >> 32));
  asm("mov.b64 {%0, %1}, %2;" : "=r"(p), "=r"(q) : "l"(w));
  assert(p == y && q == x);
  asm("mov.b64 %0, {%1, %2};" : "=l"(v) : "r"(p), "r"(q));
  assert(v == w);
  asm("bfe.u32 %0, %1, 5, 9;" : "=r"(r) : "r"(x));
  assert(r == (x >> 5 & 511));
  asm("bfe.s32 %0, %1, %2, 7;" : "=r"(r) : "r"(x), "r"(i % 26));
  assert((int)r == (int)(x << (25 - i % 26)) >> 25);
  asm("bfi.b32 %0, %1, %2, 4, 8;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == ((y & ~0xff0u) | (x & 0xffu) << 4));
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(r) : "r"(x), "r"(y), "r"(i));
  assert(r == (x ^ y ^ i));
  asm("lop3.b32 %0, %1, %2, %3, 0xCA;" : "=r"(r) : "r"(x), "r"(y), "r"(i));
  assert(r == ((x & y) | (~x & i)));
  asm("popc.b64 %0, %1;" : "=r"(r) : "l"(w));
  assert(r == __popc(x) + __popc(y));
  asm("clz.b32 %0, %1;" : "=r"(r) : "r"(x >> 3));
  assert(r == __clz(x >> 3));
  asm("brev.b32 %0, %1;" : "=r"(r) : "r"(x));
  assert(r == __brev(x));
  asm("prmt.b32 %0, %1, %2, 0x0123;" : "=r"(r) : "r"(x), "r"(y));
  assert(r == __byte_perm(x, y, 0x0123));
  asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(i));
  assert(r == __funnelshift_l(x, y, i));
  // PTX clamps amounts, C++ leaves them undefined.
  asm("shl.b32 %0, %1, %2;" : "=r"(r) : "r"(x), "r"(i));
  assert(r == (i < 32 ? x << i : 0));
  asm("shr.s32 %0, %1, %2;" : "=r"(r) : "r"(x), "r"(i));
  assert((int)r == (i < 32 ? (int)x >> i : (int)x >> 31));
  asm("min.s32 %0, %1, %2;" : "=r"(r) : "r"(x), "r"(y));
  assert((int)r == ((int)x < (int)y ? (int)x : (int)y));
  asm("{\n\t.reg .pred p, q;\n\tsetp.lt.u32 p, %1, %2;\n\tsetp.eq.u32 q, %1, 0;\n\t"
      "selp.u32 %0, 10, 20, p;\n\t@q mov.u32 %0, 30;\n\t@!q add.u32 %0, %0, 1;\n\t}"
      : "=r"(r) : "r"(x), "r"(y));
  assert(r == (x == 0 ? 30 : (x < y ? 11 : 21)));
  asm("fma.rn.f32 %0, %1, %1, %2;" : "=f"(h) : "f"(g), "f"(1.5f));
  assert(h == __fmaf_rn(g, g, 1.5f));
  asm("add.f32 %0, %1, 0f3F800000;" : "=f"(h) : "f"(g));
  assert(h == g + 1.0f);
  asm("cvt.rzi.s32.f32 %0, %1;" : "=r"(r) : "f"(g));
  assert((int)r == (int)g);
  asm("cvt.rn.f32.u32 %0, %1;" : "=f"(h) : "r"(x));
  assert(h == (float)x);
  asm("abs.f32 %0, %1;" : "=f"(h) : "f"(g));
  assert(h == fabsf(g));
  asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(r) : "l"(a + i) : "memory");
  assert(r == x);
  asm volatile("ld.global.nc.v2.u32 {%0, %1}, [%2+8];" : "=r"(p), "=r"(q) : "l"(a) : "memory");
  assert(p == a[2] && q == a[3]);
  asm volatile("shfl.sync.idx.b32 %0, %1, 3, 31, 0xffffffff;" : "=r"(r) : "r"(i));
  assert(r == i / 32 * 32 + 3);
  asm volatile("{\n\t.reg .pred p;\n\tsetp.gt.u32 p, %1, 15;\n\tvote.sync.ballot.b32 %0, p, -1;\n\t}"
               : "=r"(r) : "r"(i % 32));
  assert(r == 0xffff0000u);
  asm volatile("st.global.cs.u32 [%0+0], %1;" : : "l"(o + i), "r"(x) : "memory");
}
