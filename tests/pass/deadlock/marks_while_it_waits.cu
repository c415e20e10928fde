// All threads wait for a flag or a mark, which the first thread of the last block leaves by an atomic operation.
// Twin: fail/deadlock/marks_while_it_waits.
// run: --grid 2 --block 64 --arg 'flag=i32[1]:zeros' --arg 'mark=i32[1]:zeros'
// expect: none
__global__ void marks(volatile int *flag, int *mark) {
  if (threadIdx.x == 0)
    atomicExch(mark, 4 + blockIdx.x);
  while (!*flag && *(volatile int *)mark != 5)
    ;
}
