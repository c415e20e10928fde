// Many blocks of many warps queue for one lock. Twin: fail/race/locks/spin_lock_many.
// run: --grid 16 --block 256 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model its
// expect: none
// run: --grid 16 --block 256 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *lock, int *c) {
  if (threadIdx.x % 32 == 0) {
    while (atomicCAS(lock, 0, 1) != 0) {}
    __threadfence();
    c[0] += 1;
    __threadfence();
    atomicExch(lock, 0);
  }
}
