// Blocks write parts that are apart. Twin: fail/race/between_blocks/block_output.
// run: --grid 4 --block 32 --arg 'o=i32[128]:zeros' --model its
// expect: none
// run: --grid 4 --block 32 --arg 'o=i32[128]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[blockIdx.x * 32 + t] = blockIdx.x + t;
}
