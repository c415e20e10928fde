// The same for two warps, and for one warp under independent thread scheduling. Twin:
// pass/table/lockstep_queue.
// run: --grid 1 --block 64 --arg 'src=i32[8]:iota' --arg 'dst=i32[256]:zeros' --arg n=8 --model lockstep
// expect: race raw 11 12
// run: --grid 1 --block 32 --arg 'src=i32[8]:iota' --arg 'dst=i32[256]:zeros' --arg n=8 --model its
// expect: race warp-level 11 12
__global__ void queue(const int *src, int *dst, int n) {
  __shared__ int len;
  int t = threadIdx.x, pos = 0;
  for (int i = 0; i < n; ++i) {
    if (t == 0) len = src[i] & 31;
    int mine = len;
    if (t < mine) dst[pos + t] = i;
    pos += mine;
  }
}
