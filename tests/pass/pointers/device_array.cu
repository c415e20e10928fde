// A table in global memory of the module. Twin: fail/race/pointers/device_array.
// run: --grid 2 --block 1 --arg 'o=i32[2]:zeros' --model its
// expect: none
// run: --grid 2 --block 1 --arg 'o=i32[2]:zeros' --model lockstep
// expect: none
__device__ int table[2] = {5, 6};
__global__ void k(int *o) {
  if (blockIdx.x == 0)
    table[0] = 9;
  else
    o[1] = table[1];
}
