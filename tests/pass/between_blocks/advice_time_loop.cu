// One step of fail/race/between_blocks/advice_time_loop, to another array.
// run: --grid 2 --block 32 --arg n=64 --arg 'a=f32[64]:iota' --arg 'b=f32[64]:zeros'
// expect: none
__global__ void jacobi(const float *a, float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  bool inner = i > 0 && i < n - 1;
  b[i] = inner ? (a[i - 1] + a[i + 1]) / 2 : 0;
}
