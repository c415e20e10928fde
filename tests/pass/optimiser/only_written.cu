// A shared array that is only written, each cell by one thread. Twin: fail/race/optimiser/only_written.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[32];
  s[threadIdx.x] = threadIdx.x;
  o[threadIdx.x] = 1;
}
