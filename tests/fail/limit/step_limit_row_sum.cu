// each thread adds up one row; nothing is shared, and the loop ends
// run: --search default --grid 64 --block 256 --arg width=4096
// expect: limit
__global__ void rows(const float *m, float *out, int width) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0;
  for (int c = 0; c < width; c++) s += m[r * width + c];
  out[r] = s;
}
