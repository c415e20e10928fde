// Three tiles of `rows` times `width` cells in one array, a row for each thread: a block has no more threads than a tile
// has rows. Twin: fail/race/launches/tiles_in_one_array.
// run: --search default
// expect: none
__global__ void scores(const float *q, const float *k, const float *v, float *o, int width, int rows, int tiles) {
  extern __shared__ float s[];
  float *keys = s, *values = s + rows * width, *own = s + 2 * rows * width;
  int t = threadIdx.x;
  for (int x = 0; x < width; ++x)
    own[t * width + x] = q[(blockIdx.x * rows + t) * width + x];
  float sum = 0;
  for (int tile = 0; tile < tiles; ++tile) {
    for (int x = 0; x < width; ++x) {
      keys[t * width + x] = k[(tile * rows + t) * width + x];
      values[t * width + x] = v[(tile * rows + t) * width + x];
    }
    __syncthreads();
    for (int y = 0; y < rows; ++y)
      for (int x = 0; x < width; ++x)
        sum += own[t * width + x] * keys[y * width + x] * values[y * width + x];
    __syncthreads();
  }
  o[blockIdx.x * rows + t] = sum;
}
