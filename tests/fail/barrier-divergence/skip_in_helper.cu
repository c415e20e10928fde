// The condition around the barrier is in a function that the kernel does nothing but call.
// Twin: pass/barrier-divergence/skip_in_helper.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: barrier-divergence - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: barrier-divergence - 11
__device__ void body(int *o, int n) {
  int t = threadIdx.x;
  if (t < n) {
    o[t] = t;
    __syncthreads();
    o[t] += 1;
  }
}
__global__ void k(int *o, int n) { body(o, n); }
