// Inclusive scan after Hillis and Steele, in place, reads and writes apart.
// Twins: fail/race/algorithms/scan_hillis_steele_no_barrier1, ..2, ..3.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its --redundant
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep --redundant
// expect: none
__global__ void k(int *o, const int *a) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  for (int d = 1; d < 64; d <<= 1) {
    int v = 0;
    if (t >= d)
      v = s[t - d];
    __syncthreads();
    s[t] += v;
    __syncthreads();
  }
  o[t] = s[t];
}
