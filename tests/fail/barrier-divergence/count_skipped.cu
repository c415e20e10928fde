// A barrier for three warps, which only two reach: the other two skip it and end. Exited threads do not count
// here. Twin: pass/barrier-divergence/count_skipped.
// run: --grid 1 --block 128 --arg 'o=i32[128]:zeros' --model its
// expect: barrier-divergence - 12
// expect: deadlock - 12
// run: --grid 1 --block 128 --arg 'o=i32[128]:zeros' --model lockstep
// expect: barrier-divergence - 12
// expect: deadlock - 12
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 64)
    asm volatile("bar.sync 1, 96;" ::: "memory");
  o[t] = t;
}
