// The last steps of a reduction: lanes 4 to 7 read lanes that do not take part, but nothing depends on what
// they get. A maximum by a branch, and one that is kept where the other lane exists.
// Twin: fail/shuffle-source/inactive_lane.
// run: --grid 1 --block 256 --arg 'a=i32[256]:iota' --arg 'o=i32[3]:zeros' --model its
// expect: none
// run: --grid 1 --block 256 --arg 'a=i32[256]:iota' --arg 'o=i32[3]:zeros' --model lockstep
// expect: none
__global__ void k(const int *a, int *o) {
  __shared__ int s[8];
  int t = threadIdx.x, v = a[t];
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(0xffffffffu, v, d);
  if (t % 32 == 0)
    s[t / 32] = v;
  __syncthreads();
  if (t < 8) {
    v = s[t];
    int m = v, kept = v;
    for (int d = 4; d > 0; d /= 2) {
      v += __shfl_down_sync(0xffu, v, d);
      int u = __shfl_down_sync(0xffu, m, d);
      if (u > m)
        m = u;
      int w = __shfl_down_sync(0xffu, kept, d);
      if (t + d < 8)
        kept += w;
    }
    if (t == 0) {
      o[0] = v;
      o[1] = m;
    }
    if (t == 0)
      o[2] = kept;
  }
}
