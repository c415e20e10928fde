// The lock is given back by a plain store: it races with the next compare-and-swap, and hands nothing
// over, so the counter races too. Twin: pass/spin_lock_plain_release.
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model its
// expect: race * 10 14
// expect: race * 12 12
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model lockstep
// expect: race * 10 14
// expect: race * 12 12
__global__ void k(int *lock, int *c) {
  while (atomicCAS(lock, 0, 1) != 0) {}
  __threadfence();
  c[0] += 1;
  __threadfence();
  lock[0] = 0;
}
