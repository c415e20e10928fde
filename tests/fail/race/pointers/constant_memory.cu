// A table in constant memory, read by all; threads of two warps with one remainder store to one cell.
// Twin: pass/pointers/constant_memory.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: race * 10 10
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race * 10 10
__constant__ int table[4] = {3, 1, 4, 1};
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t & 3] = table[t & 3] + t;
}
