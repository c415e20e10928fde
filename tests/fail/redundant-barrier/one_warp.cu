// A block of one warp: lockstep orders it anyway, its does not. Twin: pass/redundant-barrier/private_slots.
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --model lockstep
// expect: redundant-barrier - 10
__global__ void k(int *o, const int *a) {
  __shared__ int s[32];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  o[t] = s[t ^ 1];
}
