// Bitonic sort of 64 cells; the barrier in the inner loop and the last one are both needed, in lockstep only
// the former.
// Twins: fail/race/algorithms/bitonic_no_barrier1, fail/race/algorithms/bitonic_no_barrier2.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its --redundant
// expect: none
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
  __syncthreads();
  o[t] = s[t];
}
