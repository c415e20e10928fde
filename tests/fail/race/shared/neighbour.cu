// Read of a neighbour with no barrier: inside a warp, lane 31 before the write of thread 32 (the cell has
// no value yet), thread 63 after the write of thread 0. Twin: pass/shared/neighbour.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: race warp-level 15 16
// expect: race war 15 16
// expect: race raw 15 16
// expect: uninitialized-read - 16
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race war 15 16
// expect: race raw 15 16
// expect: uninitialized-read - 16
__global__ void k(int *o) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = t;
  o[t] = s[(t + 1) & 63];
}
