// Without the barrier between read and write of a step neighbours' cells change while they are read:
// across warps, and inside a warp at the level of lanes. Twin: pass/algorithms/stencil_steps.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: race warp-level 18 19
// expect: race raw 18 19
// expect: race war 18 19
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: race raw 18 19
// expect: race war 18 19
__global__ void k(int *o, const int *a) {
  __shared__ int s[66];
  int t = threadIdx.x;
  s[t + 1] = a[t];
  if (t < 2)
    s[t * 65] = 0;
  __syncthreads();
  for (int step = 0; step < 3; ++step) {
    int v = s[t] + s[t + 2];
    s[t + 1] = v;
    __syncthreads();
  }
  o[t] = s[t + 1];
}
