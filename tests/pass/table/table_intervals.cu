// A barrier between the two writes of one cell by two warps. Twin: fail/race/table/table_intervals.
// run: --grid 1 --block 64 --arg 'a=i32[1]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'a=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *a) {
  int t = threadIdx.x;
  if (t == 0)
    a[0] = 1;
  __syncthreads();
  if (t == 32)
    a[0] = 2;
}
