// All threads reach the barrier.
// Twin: fail/exited-threads/return_with_work.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=64 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=64 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (t >= n) {
    o[t] = 0;
    return;
  }
  __syncthreads();
  o[t] = 1;
}
