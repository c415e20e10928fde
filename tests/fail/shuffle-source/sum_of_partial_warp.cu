// A sum over a warp of 16 threads reads lanes that do not exist, and the result depends on them.
// Twin: pass/shuffle-source/sum_of_partial_warp.
// run: --grid 1 --block 48 --arg 'a=i32[48]:iota' --arg 'o=i32[2]:zeros' --model its
// expect: shuffle-source - 10
// run: --grid 1 --block 48 --arg 'a=i32[48]:iota' --arg 'o=i32[2]:zeros' --model lockstep
// expect: shuffle-source - 10
__global__ void k(const int *a, int *o) {
  int v = a[threadIdx.x];
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(0xffffffffu, v, d);
  if (threadIdx.x % 32 == 0)
    o[threadIdx.x / 32] = v;
}
