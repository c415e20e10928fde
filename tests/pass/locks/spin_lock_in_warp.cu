// Each lane of a warp takes the lock in turn; a lane that has it finishes and gives it back before it
// meets the others. It needs lanes that run on independently. Twin: fail/race/locks/spin_lock.
// run: --grid 1 --block 8 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model its
// expect: none
__global__ void k(int *lock, int *c) {
  bool done = false;
  while (!done) {
    if (atomicCAS(lock, 0, 1) == 0) {
      __threadfence();
      c[0] += 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}
