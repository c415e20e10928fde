// The prefix of a tile follows from what the tiles before it publish, with a fence before each flag.
// run: --search default
// expect: none
struct Tile { volatile int state, sum, prefix; };
__device__ unsigned next_tile;
__global__ void scan(const int *in, int *out, Tile *tiles, int n) {
  __shared__ int number, before, s[128];
  int t = threadIdx.x;
  if (t == 0) number = atomicAdd(&next_tile, 1u);
  __syncthreads();
  int b = number, i = b * 128 + t;
  s[t] = i < n ? in[i] : 0;
  __syncthreads();
  if (t == 0) {
    int total = 0;
    for (int k = 0; k < 128; ++k) { int v = s[k]; s[k] = total; total += v; }
    if (b == 0) {
      tiles[0].prefix = total;
      __threadfence();
      tiles[0].state = 2;
      before = 0;
    } else {
      tiles[b].sum = total;
      __threadfence();
      tiles[b].state = 1;
      int p = 0, state = 0;
      for (int k = b - 1; k >= 0 && state != 2; --k) {
        while ((state = tiles[k].state) == 0) {}
        __threadfence();
        p += state == 2 ? tiles[k].prefix : tiles[k].sum;
      }
      tiles[b].prefix = p + total;
      __threadfence();
      tiles[b].state = 2;
      before = p;
    }
  }
  __syncthreads();
  if (i < n) out[i] = before + s[t];
}
