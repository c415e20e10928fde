// Tree reduction without the barrier after the load. Threads of warps 0 and 1 read cells that warps 2
// and 3 write later: write after read, and the cells have no value yet. Twin: pass/algorithms/reduce.
// run: --grid 2 --block 128 --arg 'o=i32[2]:zeros' --arg 'a=i32[256]:iota' --model its
// expect: race war 15 12
// expect: uninitialized-read - 15
// run: --grid 2 --block 128 --arg 'o=i32[2]:zeros' --arg 'a=i32[256]:iota' --model lockstep
// expect: race war 15 12
// expect: uninitialized-read - 15
__global__ void k(int *o, const int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = a[blockIdx.x * 128 + t];
  for (int d = 64; d > 0; d >>= 1) {
    if (t < d)
      s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0)
    o[blockIdx.x] = s[0];
}
