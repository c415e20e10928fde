// Tree reduction without the barrier in the loop: a trip reads what other threads wrote in the trip
// before, across warps (d >= 32) and inside warp 0, where half of the lanes are switched off. Twin: pass/algorithms/reduce.
// run: --grid 2 --block 128 --arg 'o=i32[2]:zeros' --arg 'a=i32[256]:iota' --model its
// expect: race * 14 14
// run: --grid 2 --block 128 --arg 'o=i32[2]:zeros' --arg 'a=i32[256]:iota' --model lockstep
// expect: race * 14 14
__global__ void k(int *o, const int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = a[blockIdx.x * 128 + t];
  __syncthreads();
  for (int d = 64; d > 0; d >>= 1) {
    if (t < d)
      s[t] += s[t + d];
  }
  if (t == 0)
    o[blockIdx.x] = s[0];
}
