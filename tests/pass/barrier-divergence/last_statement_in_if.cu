// A condition around everything that holds for all threads.
// Twin: fail/barrier-divergence/last_statement_in_if.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 64) {
    o[t] = t;
    __syncthreads();
    o[t] += 1;
  }
}
