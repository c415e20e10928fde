// The loop starts without the block: both blocks write the same values. Twin: pass/between_blocks/grid_stride.
// run: --grid 2 --block 48 --arg 'o=i32[300]:zeros' --arg 'a=i32[300]:iota' --arg n=300 --model its
// expect: race same-value 8 8
// run: --grid 2 --block 48 --arg 'o=i32[300]:zeros' --arg 'a=i32[300]:iota' --arg n=300 --model lockstep
// expect: race same-value 8 8
__global__ void k(int *o, const int *a, int n) { // warpscope: grid.x == 2
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    o[i] = a[i] + 1;
}
