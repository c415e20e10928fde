// The count is over the whole block: 40, not 32. Twin: pass/barriers/syncthreads_count.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: assert - 9
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: assert - 9
__global__ void k(int *o) {
  int t = threadIdx.x;
  int n = __syncthreads_count(t < 40);
  assert(n == 32);
  o[t] = n;
}
