// Scan without the barrier after the load. Thread 32 reads what thread 31 wrote (other warp); lane 1 reads
// what lane 0 wrote, and lane 0 is switched off at the read (t >= 1): a race under both models. The other
// lanes are together at both: warp-level. Twin: pass/algorithms/scan_hillis_steele.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: race raw 12 16
// expect: race warp-level 12 16
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: race raw 12 16
__global__ void k(int *o, const int *a) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = a[t];
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
