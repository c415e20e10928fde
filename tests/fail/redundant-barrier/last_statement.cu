// A barrier as the last statement orders nothing. Twin: pass/redundant-barrier/private_slots.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --model its
// expect: redundant-barrier - 9
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --model lockstep
// expect: redundant-barrier - 9
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  o[t] = a[t];
  __syncthreads();
}
