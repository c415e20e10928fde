// Tree reduction with both barriers: each is needed, so neither is called redundant.
// Twins: fail/race/algorithms/reduce_no_barrier1, fail/race/algorithms/reduce_no_barrier2.
// run: --grid 2 --block 128 --arg 'o=i32[2]:zeros' --arg 'a=i32[256]:iota' --model its --redundant
// expect: none
// run: --grid 2 --block 128 --arg 'o=i32[2]:zeros' --arg 'a=i32[256]:iota' --model lockstep --redundant
// expect: none
__global__ void k(int *o, const int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = a[blockIdx.x * 128 + t];
  __syncthreads();
  for (int d = 64; d > 0; d >>= 1) {
    if (t < d)
      s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0)
    o[blockIdx.x] = s[0];
}
