// What is read from an ended lane decides whether the thread writes.
// Twin: pass/shuffle-source/decides_a_branch.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: shuffle-source - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: shuffle-source - 11
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (t >= n)
    return;
  int next = __shfl_down_sync(0xffffffffu, t * 7 % 5, 1);
  if (next > 2)
    o[t] = 1;
}
