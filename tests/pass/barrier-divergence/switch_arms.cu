// A switch on a value all threads share; one arm has a barrier. Twin: fail/barrier-divergence/switch_arms.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=4 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=4 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  switch (n % 3) {
  case 0:
    o[t] = 1;
    break;
  case 1:
    __syncthreads();
    break;
  default:
    o[t] = 3;
  }
  o[t] += 1;
}
