// atomicInc wraps to zero at its bound, so the second call leaves 0. Twin: pass/assert/atomic_results.
// run: --grid 1 --block 1 --arg 'u=u32[1]:zeros' --model its
// expect: assert - 9
// run: --grid 1 --block 1 --arg 'u=u32[1]:zeros' --model lockstep
// expect: assert - 9
__global__ void k(unsigned *u) { // warpscope: block.x == 1
  assert(atomicInc(u, 1u) == 0);
  assert(atomicInc(u, 1u) == 1);
  assert(u[0] == 2);
}
