// Several steps of a stencil in place: read, barrier, write, barrier.
// Twins: fail/race/algorithms/stencil_steps_no_barrier1, fail/race/algorithms/stencil_steps_no_barrier2.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its --redundant
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) {
  __shared__ int s[66];
  int t = threadIdx.x;
  s[t + 1] = a[t];
  if (t < 2)
    s[t * 65] = 0;
  __syncthreads();
  for (int step = 0; step < 3; ++step) {
    int v = s[t] + s[t + 2];
    __syncthreads();
    s[t + 1] = v;
    __syncthreads();
  }
  o[t] = s[t + 1];
}
