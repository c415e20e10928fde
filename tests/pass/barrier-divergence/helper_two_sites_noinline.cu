// A helper with a barrier, called from two sites; all threads take the same one.
// Twin: fail/barrier-divergence/helper_two_sites_noinline.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: none
__device__ __noinline__ void meet(int *p) {
  *p += 1;
  __syncthreads();
}
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (n < 32)
    meet(o + t);
  else
    meet(o + t);
  o[t] += 1;
}
