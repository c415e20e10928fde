// Row 2 of the table: two lanes of one warp store to one cell by one instruction, unequal values: race
// under both models. Twin: pass/table/table_same_instruction.
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --model its
// expect: race waw 9 9
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --model lockstep
// expect: race waw 9 9
__global__ void k(int *a) {
  int t = threadIdx.x;
  a[t >> 1] = t;
}
