// Integer arithmetic and bit functions, checked by assert. Twin: fail/assert/integer_math.
// run: --grid 1 --block 32 --arg n=7 --model its
// expect: none
// run: --grid 1 --block 32 --arg n=7 --model lockstep
// expect: none
__global__ void k(int n) { // warpscope: n == 7
  assert(-n / 2 == -3 && -n % 2 == -1 && -n >> 1 == -4);
  assert((unsigned)-n >> 28 == 15u);
  assert(__popc(n) == 3 && __clz(n) == 29 && __ffs(n << 2) == 3 && __brev(n) == 0xe0000000u);
  assert(__mulhi(n << 28, 16) == 7 && __umulhi(0x80000000u, (unsigned)n) == 3u);
  assert(min(n, 3) == 3 && max(n, 9u) == 9u && abs(-n) == 7);
  assert((char)(n * 40) == 24 && (unsigned char)-n == 249);
  assert(__funnelshift_l(0x80000000u, 1u, 1) == 3u);
  long long big = (long long)n << 40;
  assert(big / 3 == 2565527131477ll && (int)(big >> 38) == 28);
}
