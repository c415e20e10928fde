// Many blocks of many warps queue for one lock that is given back too early. Twin: pass/locks/spin_lock_many.
// run: --grid 16 --block 256 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model its
// expect: race * 12
// run: --grid 16 --block 256 --arg 'lock=i32[1]:zeros' --arg 'c=i32[1]:zeros' --model lockstep
// expect: race * 12
__global__ void k(int *lock, int *c) {
  if (threadIdx.x % 32 == 0) {
    while (atomicCAS(lock, 0, 1) != 0) {}
    __threadfence();
    atomicExch(lock, 0);
    __threadfence();
    c[0] += 1;
  }
}
