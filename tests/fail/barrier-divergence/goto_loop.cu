// A loop made by a `goto` that threads leave after different numbers of rounds: they skip the barrier of the last.
// Twin: pass/barrier-divergence/goto_loop.
// run: --grid 1 --block 32 --arg 'p=i32[]:zeros'
// expect: barrier-divergence - 10
// run: --search default
// expect: barrier-divergence - 10
__global__ void rounds(int *p) {
  int i = 0;
again: p[threadIdx.x] = i;
  __syncthreads();
  if (++i < 2 + (threadIdx.x & 1)) goto again;
}
