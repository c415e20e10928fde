// Two barriers in a row: one finding says that either could go. Twin: pass/redundant-barrier/private_slots.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --model its
// expect: redundant-barrier - 10
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --model lockstep
// expect: redundant-barrier - 10
__global__ void k(int *o, const int *a) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  __syncthreads();
  o[t] = s[63 - t];
}
