// Stencil in place: blocks read cells that their neighbours overwrite; barriers do not help between
// blocks. Twin: pass/between_blocks/in_place_blocks.
// run: --grid 2 --block 32 --arg 'a=i32[66]:iota' --arg 'b=i32[66]:zeros' --model its
// expect: race war 9 11
// run: --grid 2 --block 32 --arg 'a=i32[66]:iota' --arg 'b=i32[66]:zeros' --model lockstep
// expect: race war 9 11
__global__ void k(int *a, int *b) {
  int i = blockIdx.x * 32 + threadIdx.x;
  int v = a[i] + a[i + 1];
  __syncthreads();
  a[i] = v;
}
