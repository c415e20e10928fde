// Hand-over between warps of a block through a shared flag, with fences of block scope. Twin:
// fail/race/fences/flag_in_block.
// run: --grid 1 --block 64 --arg 'o=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ volatile int flag;
  __shared__ int data;
  int t = threadIdx.x;
  if (t == 0)
    flag = 0;
  __syncthreads();
  if (t == 0) {
    data = 42;
    __threadfence_block();
    flag = 1;
  }
  if (t >= 32) {
    while (flag == 0) {}
    __threadfence_block();
    o[t - 32] = data;
  }
}
