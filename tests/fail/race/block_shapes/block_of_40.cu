// A block of 40: the eight threads of warp 1 are read by lanes of warp 0 and the other way about. Twin:
// pass/block_shapes/block_of_40.
// run: --grid 1 --block 40 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model its
// expect: race warp-level 12 13
// expect: race raw 12 13
// expect: race war 12 13
// run: --grid 1 --block 40 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: race raw 12 13
// expect: race war 12 13
__global__ void k(int *o, int *a) {
  int t = threadIdx.x;
  a[t] = t;
  o[t] = a[39 - t];
}
