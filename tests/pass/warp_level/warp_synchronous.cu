// Reduction tail of one warp: read, __syncwarp, write, __syncwarp. Twin: fail/race/warp_level/warp_synchronous.
// run: --grid 1 --block 64 --arg 'o=i32[1]:zeros' --arg 'in=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[1]:zeros' --arg 'in=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  if (t < 32) {
    int v = s[t];
    for (int d = 32; d > 0; d >>= 1) {
      v += s[t + d];
      __syncwarp();
      s[t] = v;
      __syncwarp();
    }
  }
  if (t == 0)
    o[0] = s[0];
}
