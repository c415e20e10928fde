// one layer of a volume, one thread for each cell of the layer
// Twin: fail/race/launches/layer_of_volume.
// run: --search default
// expect: none
__global__ void tint(float *vol, int wide, int high, int layer) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  vol[layer * wide * high + y * wide + x] = layer;
}
