// Condition of two parts; the second differs inside a warp. Twin: pass/barrier-divergence/short_circuit.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=8 --model its
// expect: barrier-divergence - 9
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=8 --model lockstep
// expect: barrier-divergence - 9
__global__ void k(int *o, int n) {
  int t = threadIdx.x;
  if (n > 4 && t > n)
    __syncthreads();
  o[t] = 1;
}
