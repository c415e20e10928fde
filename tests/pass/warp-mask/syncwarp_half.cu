// The barrier names all lanes.
// Twin: fail/warp-mask/syncwarp_half.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[32];
  s[threadIdx.x] = threadIdx.x;
  __syncwarp(0xffffffff);
  o[threadIdx.x] = s[31 - threadIdx.x];
}
