// Thread 0 clears the counter while other warps count already: the pairs are of one warp and of several.
// run: --grid 1 --block 256 --arg 'a=i32[256]:iota'
// expect: race * 8 9
// expect-help: add __syncthreads() between lines 8 and 9, where all threads of the block pass
// expect-causes: 1
__global__ void count(const int *a, int *o) {
  __shared__ int n;
  if (threadIdx.x == 0) n = 0;
  if (a[threadIdx.x] > 3) atomicAdd(&n, 1);
  __syncthreads();
  if (threadIdx.x == 0) *o = n;
}
