// Scan without the barrier between read and update: a neighbour's cell may be updated before it is read.
// Twin: pass/algorithms/scan_hillis_steele.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: race * 15 16
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: race * 15 16
__global__ void k(int *o, const int *a) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  for (int d = 1; d < 64; d <<= 1) {
    int v = 0;
    if (t >= d)
      v = s[t - d];
    s[t] += v;
    __syncthreads();
  }
  o[t] = s[t];
}
