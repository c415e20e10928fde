// Condition of two parts, both uniform. Twin: fail/barrier-divergence/short_circuit.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=8 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=8 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (n > 4 && blockDim.x == 64)
    __syncthreads();
  o[t] = 1;
}
