// Results of the atomics, checked by assert. One thread, so the order is fixed. Twin:
// fail/assert/atomic_results.
// run: --grid 1 --block 1 --arg 'c=i32[4]:zeros' --arg 'u=u32[2]:zeros' --arg 'f=f32[1]:zeros' --model its
// expect: none
// run: --grid 1 --block 1 --arg 'c=i32[4]:zeros' --arg 'u=u32[2]:zeros' --arg 'f=f32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *c, unsigned *u, float *f) { // warpscope: block.x == 1
  assert(atomicAdd(&c[0], 5) == 0 && c[0] == 5);
  assert(atomicSub(&c[0], 7) == 5 && c[0] == -2);
  assert(atomicMin(&c[0], -9) == -2 && c[0] == -9);
  assert(atomicMax(&c[0], 3) == -9 && c[0] == 3);
  assert(atomicAnd(&c[0], 6) == 3 && c[0] == 2);
  assert(atomicOr(&c[0], 9) == 2 && c[0] == 11);
  assert(atomicXor(&c[0], 1) == 11 && c[0] == 10);
  assert(atomicExch(&c[0], 4) == 10 && c[0] == 4);
  assert(atomicCAS(&c[0], 5, 6) == 4 && c[0] == 4);
  assert(atomicCAS(&c[0], 4, 6) == 4 && c[0] == 6);
  assert(atomicInc(&u[0], 1u) == 0 && u[0] == 1);
  assert(atomicInc(&u[0], 1u) == 1 && u[0] == 0);
  assert(atomicDec(&u[0], 9u) == 0 && u[0] == 9);
  assert(atomicDec(&u[0], 9u) == 9 && u[0] == 8);
  assert(atomicMax(&u[1], 0x80000000u) == 0 && u[1] == 0x80000000u);
  assert(atomicAdd(&f[0], 1.5f) == 0.0f && f[0] == 1.5f);
}
