// Dynamic shared memory, ordered by a barrier. Twin: fail/race/shared/dynamic_shared.
// run: --grid 1 --block 64 --shared-bytes 256 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --shared-bytes 256 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  extern __shared__ int s[];
  int t = threadIdx.x;
  s[t] = t;
  __syncthreads();
  o[t] = s[t ^ 32];
}
