// A switch on the lane: only one arm has the barrier. Twin: pass/barrier-divergence/switch_arms.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 13
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 13
__global__ void k(int *o) {
  int t = threadIdx.x;
  switch (t % 3) {
  case 0:
    o[t] = 1;
    break;
  case 1:
    __syncthreads();
    break;
  default:
    o[t] = 3;
  }
  o[t] += 1;
}
