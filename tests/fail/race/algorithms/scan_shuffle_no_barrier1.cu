// Without the first barrier warp 0 reads sums that the other warps store later, and they overwrite its
// scan. Inside warp 0 only lane 31 is on at the store, so its sum races with lane 0 under both models (the
// scanned value of cell 0 is the same, the others' are not). Twin: pass/algorithms/scan_shuffle.
// run: --grid 1 --block 128 --arg 'o=i32[128]:zeros' --arg 'a=i32[128]:iota' --model its
// expect: race * 22 24
// expect: race * 22 30
// expect: uninitialized-read - 24
// run: --grid 1 --block 128 --arg 'o=i32[128]:zeros' --arg 'a=i32[128]:iota' --model lockstep
// expect: race * 22 24
// expect: race * 22 30
// expect: uninitialized-read - 24
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
  if (t < 4) {
    int x = sums[t];
    for (int d = 1; d < 4; d <<= 1) {
      int u = __shfl_up_sync(0xfu, x, d);
      if (t >= d)
        x += u;
    }
    sums[t] = x;
  }
  __syncthreads();
  if (w > 0)
    v += sums[w - 1];
  o[t] = v;
}
