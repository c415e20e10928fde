// A ballot answers for a warp only and is no block barrier. Twin: pass/barriers/syncthreads_count.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: race * 8 10
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: race * 8 10
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = t;
  int n = __popc(__ballot_sync(0xffffffffu, t < 10));
  o[t] = a[t ^ 32];
  assert(n <= 10);
  assert(__syncthreads_and(t < 64) && !__syncthreads_and(t < 63));
  assert(__syncthreads_or(t == 63) && !__syncthreads_or(t == 64));
}
