// In-place shift in one interval, block of 33: lane 31 reads the cell that thread 32, in the other warp,
// overwrites; inside warp 0 it is warp-level. With 32 threads (third run) lockstep is clean. Twin:
// pass/block_shapes/block_of_33.
// run: --grid 1 --block 33 --arg 'a=i32[40]:iota' --model its
// expect: race warp-level 13 14
// expect: race war 13 14
// run: --grid 1 --block 33 --arg 'a=i32[40]:iota' --model lockstep
// expect: race war 13 14
// run: --grid 1 --block 32 --arg 'a=i32[40]:iota' --model lockstep
// expect: none
__global__ void k(int *a) {
  int t = threadIdx.x;
  int v = a[t + 1];
  a[t] = v;
}
