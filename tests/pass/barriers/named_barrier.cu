// Pairs of warps exchange values, each pair at a barrier of its own. Twin: fail/race/barriers/named_barrier.
// run: --grid 2 --block 128 --arg 'o=i32[256]:zeros' --model its
// expect: none
// run: --grid 2 --block 128 --arg 'o=i32[256]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = t;
  __nvvm_barrier_sync_cnt(1 + t / 64, 64);
  o[blockIdx.x * 128 + t] = s[t ^ 32];
}
