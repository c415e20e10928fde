// A barrier for all 64 threads by their number, but thread 5 has returned: PTX lets an exit release only
// barriers without a number. Twin: pass/barrier-divergence/count_returned.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 13
// expect: deadlock - 13
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 13
// expect: deadlock - 13
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t == 5)
    return;
  asm volatile("bar.sync 1, 64;" ::: "memory");
  o[t] = t;
}
