// A helper with a barrier, called from two sites: warp 0 waits in the first call, warp 1 in the second.
// One line, two instances. Twin: pass/barrier-divergence/helper_two_sites.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: barrier-divergence - 9
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: barrier-divergence - 9
__device__ inline void meet(int *p) {
  *p += 1;
  __syncthreads();
}
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (t < 32)
    meet(o + t);
  else
    meet(o + t);
  o[t] += 1;
}
