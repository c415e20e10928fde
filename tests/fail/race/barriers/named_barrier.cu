// Pairs of warps exchange values, but those that meet at a barrier are not those that exchange.
// Twin: pass/barriers/named_barrier.
// run: --grid 2 --block 128 --arg 'o=i32[256]:zeros' --model its
// expect: race * 10 12
// run: --grid 2 --block 128 --arg 'o=i32[256]:zeros' --model lockstep
// expect: race * 10 12
__global__ void k(int *o) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = t;
  __nvvm_barrier_sync_cnt(1 + t / 32 % 2, 64);
  o[blockIdx.x * 128 + t] = s[t ^ 32];
}
