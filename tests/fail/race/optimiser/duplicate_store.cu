// Every thread stores twice to one cell and reads it. The first store is dead for a compiler that looks at
// one thread; here both race. Twin: pass/optimiser/duplicate_store.
// run: --grid 1 --block 32 --arg 'f=i32[32]:zeros' --arg 'o=i32[32]:zeros' --model its
// expect: race waw 14 14
// expect: race waw 15 15
// expect: race * 14 15
// expect: race warp-level 14 16
// expect: race warp-level 15 16
// run: --grid 1 --block 32 --arg 'f=i32[32]:zeros' --arg 'o=i32[32]:zeros' --model lockstep
// expect: race waw 14 14
// expect: race waw 15 15
__global__ void k(int *f, int *o) {
  int t = threadIdx.x;
  f[0] = t;
  f[0] = t + 1;
  o[t] = f[0];
}
