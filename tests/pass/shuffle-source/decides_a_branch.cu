// The thread decides by itself where there is no next one.
// Twin: fail/shuffle-source/decides_a_branch.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (t >= n)
    return;
  int next = __shfl_down_sync(0xffffffffu, t * 7 % 5, 1);
  if (t + 1 < n && next > 2)
    o[t] = 1;
}
