// All threads wait for a flag that nobody sets, or for a mark that only the first leaves, and none that they wait for.
// Twin: pass/deadlock/marks_while_it_waits.
// run: --grid 2 --block 64 --arg 'flag=i32[1]:zeros' --arg 'mark=i32[1]:zeros'
// expect: deadlock - 12
// expect: race raw 11 12
// expect: race war 11 12
// expect: race waw 11
// expect: race warp-level 11 12
__global__ void marks(volatile int *flag, int *mark) {
  if (threadIdx.x == 0)
    *mark = blockIdx.x + 1;
  while (!*flag && *(volatile int *)mark != 5)
    ;
}
