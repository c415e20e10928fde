// Without the second barrier warps 1 to 3 read sums that warp 0 scans. Twin: pass/algorithms/scan_shuffle.
// run: --grid 1 --block 128 --arg 'o=i32[128]:zeros' --arg 'a=i32[128]:iota' --model its
// expect: race raw 25 28
// run: --grid 1 --block 128 --arg 'o=i32[128]:zeros' --arg 'a=i32[128]:iota' --model lockstep
// expect: race raw 25 28
__global__ void k(int *o, const int *a) {
  __shared__ int sums[4];
  int t = threadIdx.x, lane = t & 31, w = t >> 5;
  int v = a[t];
  for (int d = 1; d < 32; d <<= 1) {
    int u = __shfl_up_sync(0xffffffffu, v, d);
    if (lane >= d)
      v += u;
  }
  if (lane == 31)
    sums[w] = v;
  __syncthreads();
  if (t < 4) {
    int x = sums[t];
    for (int d = 1; d < 4; d <<= 1) {
      int u = __shfl_up_sync(0xfu, x, d);
      if (t >= d)
        x += u;
    }
    sums[t] = x;
  }
  if (w > 0)
    v += sums[w - 1];
  o[t] = v;
}
