// Blocks read the cells of their neighbours: in one iteration, and from one iteration to the next.
// run: --grid 2 --block 32 --arg n=64 --arg steps=3 --arg 'a=f32[64]:iota'
// expect: race * 10 12
// expect-help: __syncthreads() does not order blocks: make each iteration of the loop on line 9 a launch of its own, or separate the iterations by grid.sync() of a cooperative launch; in each of them write the results to another array than a
// expect-causes: 1
__global__ void jacobi(float *a, int n, int steps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  bool inner = i > 0 && i < n - 1;
  for (int k = 0; k < steps; k++) {
    float v = inner ? (a[i - 1] + a[i + 1]) / 2 : 0;
    __syncthreads();
    if (inner) a[i] = v;
    __syncthreads();
  }
}
