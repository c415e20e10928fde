// Hand-over between warps through a shared flag with no fence. Twin: pass/fences/flag_in_block.
// run: --grid 1 --block 64 --arg 'o=i32[32]:zeros' --model its
// expect: race raw 14 19
// run: --grid 1 --block 64 --arg 'o=i32[32]:zeros' --model lockstep
// expect: race raw 14 19
__global__ void k(int *o) {
  __shared__ volatile int flag;
  __shared__ int data;
  int t = threadIdx.x;
  if (t == 0)
    flag = 0;
  __syncthreads();
  if (t == 0) {
    data = 42;
    flag = 1;
  }
  if (t >= 32) {
    while (flag == 0) {}
    o[t - 32] = data;
  }
}
