// A sum into one cell whose contract is a grid of one block. Twin: fail/race/contracts/sum_one_block.
// run: --grid 1 --block 32 --arg 'o=i32[1]:zeros' --arg 'a=i32[4]:iota' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[1]:zeros' --arg 'a=i32[4]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) { // warpscope: grid.x == 1
  int t = threadIdx.x;
  if (t == 0)
    o[0] += a[blockIdx.x];
}
