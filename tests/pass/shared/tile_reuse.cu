// A shared tile reused in a loop, with a barrier after its use. Twin: fail/race/shared/tile_reuse.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[192]:iota' --arg n=192 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[192]:iota' --arg n=192 --model lockstep
// expect: none
__global__ void k(int *o, const int *a, int n) {
  __shared__ int tile[64];
  int t = threadIdx.x, sum = 0;
  for (int i = 0; i < n; i += 64) {
    tile[t] = a[i + t];
    __syncthreads();
    sum += tile[63 - t];
    __syncthreads();
  }
  o[t] = sum;
}
