// Row 2 of the table: lanes of one store write cells of their own. Twin: fail/race/table/table_same_instruction.
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *a) {
  int t = threadIdx.x;
  a[t] = t;
}
