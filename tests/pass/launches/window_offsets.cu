// a tile of 8 x 8 pixels in a picture, in a window that begins (left, top) tiles from its corner
// Twin: fail/race/launches/window_offsets.
// run: --search default --grid 64,64 --block 8,8 --arg pitch=512
// expect: none
__global__ void fade(float *pix, int pitch, int left, int top) {
  int x = (blockIdx.x + left) * 8 + threadIdx.x;
  int y = (blockIdx.y + top) * 8 + threadIdx.y;
  pix[y * pitch + x] *= 0.5f;
}
