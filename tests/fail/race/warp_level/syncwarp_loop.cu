// The __syncwarp between read and write is missing. Twin: pass/warp_level/syncwarp_loop.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: race warp-level 12 13
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[32];
  int t = threadIdx.x;
  s[t] = t;
  __syncwarp();
  for (int i = 0; i < 3; ++i) {
    int v = s[(t + 1) & 31];
    s[t] = v;
    __syncwarp();
  }
  o[t] = s[t];
}
