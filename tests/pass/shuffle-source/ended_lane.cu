// Each thread reads itself at the end of the elements.
// Twin: fail/shuffle-source/ended_lane.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (t >= n)
    return;
  o[t] = t + __shfl_sync(0xffffffffu, t, (t + 1 < n ? t + 1 : t) & 31);
}
