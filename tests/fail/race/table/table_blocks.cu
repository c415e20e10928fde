// A block reads what another wrote: __syncthreads orders nothing between blocks. Twin: pass/table/table_blocks.
// run: --grid 2 --block 1 --arg 'o=i32[4]:zeros' --arg 'a=i32[4]:iota' --model its
// expect: race raw 9 12
// run: --grid 2 --block 1 --arg 'o=i32[4]:zeros' --arg 'a=i32[4]:iota' --model lockstep
// expect: race raw 9 12
__global__ void k(int *o, int *a) {
  int b = blockIdx.x;
  if (b == 0)
    a[0] = 1;
  __syncthreads();
  if (b == 1)
    o[0] = a[0];
}
