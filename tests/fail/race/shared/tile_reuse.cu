// A shared tile reused in a loop with no barrier after its use: only when there is more than one tile (the
// third run has one). Twin: pass/shared/tile_reuse.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[192]:iota' --arg n=192 --model its
// expect: race * 13 15
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[192]:iota' --arg n=192 --model lockstep
// expect: race * 13 15
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[192]:iota' --arg n=64
// expect: none
__global__ void k(int *o, const int *a, int n) {
  __shared__ int tile[64];
  int t = threadIdx.x, sum = 0;
  for (int i = 0; i < n; i += 64) {
    tile[t] = a[i + t];
    __syncthreads();
    sum += tile[63 - t];
  }
  o[t] = sum;
}
