// A shared array that is only written: an optimiser drops it, and the race with it. Twin:
// pass/optimiser/only_written.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: race waw 9 9
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: race waw 9 9
__global__ void k(int *o) {
  __shared__ int s[32];
  s[threadIdx.x & 3] = threadIdx.x;
  o[threadIdx.x] = 1;
}
