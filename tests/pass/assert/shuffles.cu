// The four shuffles, whole warp and segments, checked by assert. Twin: fail/assert/shuffles.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  unsigned all = 0xffffffffu;
  assert(__shfl_sync(all, t * 3, 5) == 15);
  assert(__shfl_sync(all, t, t + 1, 8) == (t & ~7) + ((t + 1) & 7));
  assert(__shfl_up_sync(all, t, 4) == (t < 4 ? t : t - 4));
  assert(__shfl_down_sync(all, t, 4) == (t > 27 ? t : t + 4));
  assert(__shfl_down_sync(all, t, 2, 16) == ((t & 15) > 13 ? t : t + 2));
  assert(__shfl_xor_sync(all, t, 9) == (t ^ 9));
  int v = t;
  for (int d = 16; d > 0; d >>= 1)
    v += __shfl_down_sync(all, v, d);
  if (t == 0)
    assert(v == 496);
  double x = __shfl_xor_sync(all, t + 0.5, 1);
  assert(x == (t ^ 1) + 0.5);
  o[t] = v;
}
