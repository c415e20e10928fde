// A loop over a grid; each cell by one thread. Twin: fail/race/between_blocks/grid_stride.
// run: --grid 2 --block 48 --arg 'o=i32[300]:zeros' --arg 'a=i32[300]:iota' --arg n=300 --model its
// expect: none
// run: --grid 2 --block 48 --arg 'o=i32[300]:zeros' --arg 'a=i32[300]:iota' --arg n=300 --model lockstep
// expect: none
__global__ void k(int *o, const int *a, int n) { // warpscope: grid.x == 2
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    o[i] = a[i] + 1;
}
