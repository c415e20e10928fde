// A spin lock without the fence after taking it. Twin: pass/locks/spin_lock.
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model its
// expect: race * 8 8
// run: --grid 3 --block 1 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model lockstep
// expect: race * 8 8
__global__ void k(int *lock, int *c) {
  while (atomicCAS(lock, 0, 1) != 0) {}
  c[0] += 1;
  __threadfence();
  atomicExch(lock, 0);
}
