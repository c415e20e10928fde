// One cell is cleared, updated by all threads, and copied out by all of them.
// run: --grid 1 --block 64
// expect: race * 13 14
// expect: race * 14
// expect: race * 16
// expect-help: add __syncthreads() between lines 13 and 14, where all threads of the block pass
// expect-help: make the update on line 14 one atomic operation, with atomicAdd(): reading, changing and writing sum[0] are three steps, between which other threads can write it
// expect-help: let one thread write c[0], for example under `if (threadIdx.x == 0)`
// expect-causes: 3
__global__ void dot(float *a, float *b, float *c) {
  __shared__ float sum[1];
  int tid = threadIdx.x;
  if (tid == 0) sum[0] = 0;
  sum[0] = sum[0] + a[tid] * b[tid];
  __syncthreads();
  c[0] = sum[0];
}
