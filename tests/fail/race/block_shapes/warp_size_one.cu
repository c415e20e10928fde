// With warps of one lane two threads are never in one warp, so lockstep orders nothing: a plain race.
// Twin: pass/block_shapes/warp_size_one.
// run: --grid 1 --block 2 --warp-size 1 --arg 'o=i32[2]:zeros' --arg 'a=i32[2]:zeros' --model its
// expect: race * 9 10
// run: --grid 1 --block 2 --warp-size 1 --arg 'o=i32[2]:zeros' --arg 'a=i32[2]:zeros' --model lockstep
// expect: race * 9 10
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = 1;
  o[t] = a[t ^ 1];
}
