// Bitonic sort without the barrier between its passes: pairs of one pass overlap those of the next, and the
// first reads cells that other threads load (warp 0 reads cells of warp 1 before they have a value).
// Twin: pass/algorithms/bitonic.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: race * 30 34
// expect: race * 31 25
// expect: race * 31 33
// expect: race * 31 34
// expect: race * 25 34
// expect: race * 33 34
// expect: race * 34 34
// expect: uninitialized-read - 31
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: race * 30 34
// expect: race * 31 25
// expect: race * 31 33
// expect: race * 31 34
// expect: race * 25 34
// expect: race * 33 34
// expect: race * 34 34
// expect: uninitialized-read - 31
__global__ void k(int *o, const int *a) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = (a[t] * 37 + 11) & 63;
  for (int n = 2; n <= 64; n <<= 1) {
    for (int j = n >> 1; j > 0; j >>= 1) {
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
  __syncthreads();
  o[t] = s[t];
}
