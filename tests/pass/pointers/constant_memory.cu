// A table in constant memory, read by all; results are apart. Twin: fail/race/pointers/constant_memory.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__constant__ int table[4] = {3, 1, 4, 1};
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = table[t & 3] + t;
}
