// The lock is given back by a plain store: it races with the next compare-and-swap and with the next such
// store (equal values), and hands nothing over, so the counter races too. Twin:
// pass/locks/spin_lock_plain_release.
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model its
// expect: race * 13 17
// expect: race same-value 17 17
// expect: race * 15 15
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model lockstep
// expect: race * 13 17
// expect: race same-value 17 17
// expect: race * 15 15
__global__ void k(int *lock, int *c) {
  while (atomicCAS(lock, 0, 1) != 0) {}
  __threadfence();
  c[0] += 1;
  __threadfence();
  lock[0] = 0;
}
