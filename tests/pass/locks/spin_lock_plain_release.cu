// The lock is given back by an atomic. Twin: fail/race/locks/spin_lock_plain_release.
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model its
// expect: none
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *lock, int *c) {
  while (atomicCAS(lock, 0, 1) != 0) {}
  __threadfence();
  c[0] += 1;
  __threadfence();
  atomicExch(lock, 0);
}
