// All threads take the barrier of the function.
// Twin: fail/barrier-divergence/skip_in_helper.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=64 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=64 --model lockstep
// expect: none
__device__ void body(int *o, int n) {
  int t = threadIdx.x;
  if (t < n) {
    o[t] = t;
    __syncthreads();
    o[t] += 1;
  }
}
__global__ void k(int *o, int n) { body(o, n); }
