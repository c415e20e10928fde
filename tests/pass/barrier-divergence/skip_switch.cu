// All threads take the same case.
// Twin: fail/barrier-divergence/skip_switch.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=32 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=32 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  switch (n / 32) {
  case 0:
    __syncthreads();
    break;
  case 1:
    o[t] = 1;
    break;
  }
}
