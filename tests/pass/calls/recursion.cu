// A recursive helper, and a helper chosen by the lane and called through a pointer. Twin:
// fail/race/calls/helper_store.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__device__ __noinline__ int sum_to(int n) {
  return n == 0 ? 0 : n + sum_to(n - 1);
}
__device__ __noinline__ int twice(int n) {
  return 2 * n;
}
__global__ void k(int *o) {
  int t = threadIdx.x;
  int (*f)(int) = t & 1 ? sum_to : twice;
  o[t] = f(t);
  assert(o[t] == (t & 1 ? t * (t + 1) / 2 : 2 * t));
}
