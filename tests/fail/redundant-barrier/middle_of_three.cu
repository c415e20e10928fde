// Of three barriers the middle one separates reads from reads. The last one orders lanes of one warp only,
// which lockstep does by itself. Twin: pass/redundant-barrier/private_slots.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --model its
// expect: redundant-barrier - 14
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --redundant --model lockstep
// expect: redundant-barrier - 14
// expect: redundant-barrier - 16
__global__ void k(int *o, const int *a) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  int v = s[63 - t];
  __syncthreads();
  v += s[t ^ 32];
  __syncthreads();
  s[63 - t] = v;
  o[t] = v;
}
