// The last block adds up what the others wrote, without fences around the counter.
// run: --grid 4 --block 64 --arg 'in=f32[256]:iota' --arg 'part=f32[4]:zeros' --arg 'count=u32[1]:zeros'
// expect: race * 10 16
// expect-help: add __threadfence() between the write of part and the operation on line 11 that announces it, and between the operation on line 11 that observes it and the read of part
// expect-causes: 1
__global__ void total(const float *in, float *part, unsigned *count, float *out) {
  __shared__ bool last;
  int t = threadIdx.x;
  if (t == 0) {
    part[blockIdx.x] = in[blockIdx.x];
    last = atomicAdd(count, 1u) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && t == 0) {
    float v = 0;
    for (int i = 0; i < gridDim.x; i++) v += part[i];
    *out = v;
  }
}
