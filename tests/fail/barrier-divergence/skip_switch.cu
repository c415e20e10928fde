// Only one case of a switch has the barrier, and the switch ends the kernel.
// Twin: pass/barrier-divergence/skip_switch.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 11
__global__ void k(int *o) {
  int t = threadIdx.x;
  switch (t / 32) {
  case 0:
    __syncthreads();
    break;
  case 1:
    o[t] = 1;
    break;
  }
}
