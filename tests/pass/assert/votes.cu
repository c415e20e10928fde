// Votes, ballot, match and warp reductions, checked by assert. Twin: fail/assert/votes.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) { // warpscope: block.x == 32
  int t = threadIdx.x;
  unsigned all = 0xffffffffu;
  assert(__ballot_sync(all, t & 1) == 0xaaaaaaaau);
  assert(__all_sync(all, t < 32) && !__all_sync(all, t < 31));
  assert(__any_sync(all, t == 7) && !__any_sync(all, t == 40));
  assert(__match_any_sync(all, t & 1) == (t & 1 ? 0xaaaaaaaau : 0x55555555u));
  int same = 0;
  assert(__match_all_sync(all, 5, &same) == all && same);
  assert(__match_all_sync(all, t, &same) == 0 && !same);
  assert(__reduce_add_sync(all, t) == 496);
  assert(__reduce_max_sync(all, t) == 31 && __reduce_min_sync(all, t - 9) == -9);
  if (t < 12)
    assert(__ballot_sync(0xfffu, 1) == 0xfffu);
  o[t] = __popc(__ballot_sync(all, t > 3));
}
