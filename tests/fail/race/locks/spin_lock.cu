// A spin lock with no fence: only one block is inside at a time, but the atomics are relaxed, so the next
// owner may see the counter of before. Twin: pass/locks/spin_lock.
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model its
// expect: race * 9 9
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model lockstep
// expect: race * 9 9
__global__ void k(int *lock, int *c) {
  while (atomicCAS(lock, 0, 1) != 0) {}
  c[0] += 1;
  atomicExch(lock, 0);
}
