// Blocks that use cells of their own. Twin: fail/race/table/table_blocks.
// run: --grid 2 --block 1 --arg 'o=i32[4]:zeros' --arg 'a=i32[4]:iota' --model its
// expect: none
// run: --grid 2 --block 1 --arg 'o=i32[4]:zeros' --arg 'a=i32[4]:iota' --model lockstep
// expect: none
__global__ void k(int *o, int *a) {
  int b = blockIdx.x;
  if (b == 0)
    a[0] = 1;
  __syncthreads();
  if (b == 1)
    o[0] = a[1];
}
