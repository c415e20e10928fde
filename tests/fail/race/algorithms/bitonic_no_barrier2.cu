// Bitonic sort without the last barrier: an odd thread reads a cell that its even neighbour may still be
// swapping. In lockstep the two have reconverged since. Twin: pass/algorithms/bitonic.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: race warp-level 20 25
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = (a[t] * 37 + 11) & 63;
  for (int n = 2; n <= 64; n <<= 1) {
    for (int j = n >> 1; j > 0; j >>= 1) {
      __syncthreads();
      int p = t ^ j;
      if (p > t) {
        int x = s[t];
        int y = s[p];
        if ((x > y) == ((t & n) == 0)) {
          s[t] = y;
          s[p] = x;
        }
      }
    }
  }
  o[t] = s[t];
}
