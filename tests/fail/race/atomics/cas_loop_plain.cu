// Plain reads that no swap checks: one whose value is kept, and one that is swapped in elsewhere.
// Twin: pass/atomics/cas_loop_plain.
// run: --grid 2 --block 64 --arg 'sum=u32[1]:zeros' --arg 'copy=u32[1]:zeros' --arg 'other=u32[1]:zeros' --arg 'seen=u32[128]:zeros' --model its
// expect: race war 16 19
// expect: race war 22 24
// expect: race raw 16 19
// expect: race raw 22 24
// expect: race warp-level 16 19
// expect: race warp-level 22 24
// run: --grid 2 --block 64 --arg 'sum=u32[1]:zeros' --arg 'copy=u32[1]:zeros' --arg 'other=u32[1]:zeros' --arg 'seen=u32[128]:zeros' --model lockstep
// expect: race war 16 19
// expect: race war 22 24
// expect: race raw 16 19
// expect: race raw 22 24
__global__ void k(unsigned *sum, unsigned *copy, unsigned *other, unsigned *seen) {
  unsigned old = *sum, first = old, assumed;
  do {
    assumed = old;
    old = atomicCAS(sum, assumed, assumed + 1);
  } while (assumed != old);
  seen[blockIdx.x * 64 + threadIdx.x] = first;
  unsigned mine = *copy;
  atomicCAS(other, mine, mine + 1);
  atomicCAS(copy, 0u, 1u);
}
