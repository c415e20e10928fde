// A plain read of a cell that another block updates by an atomic: often called benign, still a race. Twin:
// pass/atomics/plain_read_of_atomic.
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model its
// expect: race * 9 11
// run: --grid 2 --block 1 --arg 'c=i32[1]:zeros' --arg 'o=i32[1]:zeros' --model lockstep
// expect: race * 9 11
__global__ void k(int *c, int *o) {
  if (blockIdx.x == 0)
    atomicAdd(c, 1);
  else
    o[0] = c[0];
}
