// The stride is one too small: the last thread of a block and the first of the next write one cell. Twin:
// pass/between_blocks/block_output.
// run: --grid 4 --block 32 --arg 'o=i32[128]:zeros' --model its
// expect: race waw 9 9
// run: --grid 4 --block 32 --arg 'o=i32[128]:zeros' --model lockstep
// expect: race waw 9 9
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[blockIdx.x * 31 + t] = blockIdx.x + t;
}
