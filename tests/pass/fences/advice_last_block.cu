// The fences that fail/race/fences/advice_last_block lacks.
// run: --grid 4 --block 64 --arg 'in=f32[256]:iota' --arg 'part=f32[4]:zeros' --arg 'count=u32[1]:zeros'
// expect: none
__global__ void total(const float *in, float *part, unsigned *count, float *out) {
  __shared__ bool last;
  int t = threadIdx.x;
  if (t == 0) {
    part[blockIdx.x] = in[blockIdx.x];
    __threadfence();
    last = atomicAdd(count, 1u) == gridDim.x - 1;
    __threadfence();
  }
  __syncthreads();
  if (last && t == 0) {
    float v = 0;
    for (int i = 0; i < gridDim.x; i++) v += part[i];
    *out = v;
  }
}
