// Three-point stencil with a halo. Twin: fail/race/algorithms/stencil_no_barrier.
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[130]:iota' --model its --redundant
// expect: none
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[130]:iota' --model lockstep --redundant
// expect: none
__global__ void k(int *o, const int *a) {
  __shared__ int s[66];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  s[t + 1] = a[i + 1];
  if (t == 0)
    s[0] = a[i];
  if (t == 63)
    s[65] = a[i + 2];
  __syncthreads();
  o[i] = s[t] + s[t + 1] + s[t + 2];
}
