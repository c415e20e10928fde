// All threads meet the barrier; only the work is conditional. Twin: fail/barrier-divergence/by_thread_id.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 40)
    o[t] = t;
  __syncthreads();
  o[t] += 1;
}
