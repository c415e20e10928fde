// A warp that has written arrives without waiting; another waits, then reads. Twin: fail/race/barriers/barrier_arrive.
// run: --grid 2 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 2 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
extern "C" __device__ void arrive(unsigned number, unsigned threads)
    __asm__("llvm.nvvm.barrier.cta.arrive.aligned.count");
__global__ void k(int *o) {
  __shared__ int s[32];
  int t = threadIdx.x;
  if (t < 32) {
    s[t] = t;
    arrive(1, 64);
  } else {
    __nvvm_barrier_sync_cnt(1, 64);
    o[blockIdx.x * 32 + t - 32] = s[t - 32];
  }
}
