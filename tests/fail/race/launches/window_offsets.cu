// Each pixel is mixed with its right neighbour in place. Twin: pass/launches/window_offsets.
// run: --search default --grid 64,64 --block 8,8 --arg pitch=512
// expect: race raw 9
// expect: race war 9
// expect: race warp-level 9
__global__ void fade(float *pix, int pitch, int left, int top) {
  int x = (blockIdx.x + left) * 8 + threadIdx.x;
  int y = (blockIdx.y + top) * 8 + threadIdx.y;
  pix[y * pitch + x] = 0.5f * pix[y * pitch + x + 1];
}
