// A byte is written, another byte of the word is read. Twin: fail/race/widths/byte_and_word.
// run: --grid 1 --block 64 --arg 'c=i8[64]:zeros' --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'c=i8[64]:zeros' --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(char *c, int *o) {
  int t = threadIdx.x;
  c[t] = 1;
  __syncthreads();
  o[t] = ((int *)c)[(t ^ 32) >> 2];
}
