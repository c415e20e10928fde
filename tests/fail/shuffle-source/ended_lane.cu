// The last thread with an element reads the next one, which has returned.
// Twin: pass/shuffle-source/ended_lane.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: shuffle-source - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: shuffle-source - 11
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (t >= n)
    return;
  o[t] = t + __shfl_down_sync(0xffffffffu, t, 1);
}
