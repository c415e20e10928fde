// Lane 0 hands a length to its warp, in a loop: in lockstep the lanes reconverge between the store and the
// reads, and all of them had been active at the reads before the next store. Twin:
// fail/race/table/lockstep_queue.
// run: --grid 1 --block 32 --arg 'src=i32[8]:iota' --arg 'dst=i32[256]:zeros' --arg n=8 --model lockstep
// expect: none
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
