// Stencil from one buffer to another. Twin: fail/race/between_blocks/in_place_blocks.
// run: --grid 2 --block 32 --arg 'a=i32[66]:iota' --arg 'b=i32[66]:zeros' --model its
// expect: none
// run: --grid 2 --block 32 --arg 'a=i32[66]:iota' --arg 'b=i32[66]:zeros' --model lockstep
// expect: none
__global__ void k(int *a, int *b) {
  int i = blockIdx.x * 32 + threadIdx.x;
  int v = a[i] + a[i + 1];
  __syncthreads();
  b[i] = v;
}
