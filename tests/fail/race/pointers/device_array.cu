// A cell of a module's table written by one block, read by another. Twin: pass/pointers/device_array.
// run: --grid 2 --block 1 --arg 'o=i32[2]:zeros' --model its
// expect: race raw 9 11
// run: --grid 2 --block 1 --arg 'o=i32[2]:zeros' --model lockstep
// expect: race raw 9 11
__device__ int table[2] = {5, 6};
__global__ void k(int *o) {
  if (blockIdx.x == 0)
    table[0] = 9;
  else
    o[1] = table[0];
}
