// A plain reset of a counter that another block updates by an atomic. Twin: pass/atomics/plain_store_to_atomic.
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --model its
// expect: race * 8 10
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --model lockstep
// expect: race * 8 10
__global__ void k(int *c) {
  if (blockIdx.x == 0)
    c[0] = 5;
  else
    atomicAdd(c, 1);
}
