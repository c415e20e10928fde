// The colour of the right neighbour is mixed in. Twin: pass/launches/layer_of_volume.
// run: --search default
// expect: race war 7
// expect: race warp-level 7
__global__ void tint(float *vol, int wide, int high, int layer) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  vol[layer * wide * high + y * wide + x] += vol[layer * wide * high + y * wide + x + 1];
}
