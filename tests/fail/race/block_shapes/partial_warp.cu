// A block of 40 whose leader is taken as thread % 8: five leaders store to one of two cells. Twin:
// pass/block_shapes/partial_warp.
// run: --grid 1 --block 40 --arg 'o=i32[2]:zeros' --model its
// expect: race waw 10 10
// run: --grid 1 --block 40 --arg 'o=i32[2]:zeros' --model lockstep
// expect: race waw 10 10
__global__ void k(int *o) {
  int t = threadIdx.x;
  if ((t & 7) == 0)
    o[t >> 5] = t;
}
