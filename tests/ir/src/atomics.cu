// Every atomic of the surface, fences, volatile, and module globals of several spaces.
__device__ unsigned counter = 3;
__device__ float table[4] = {1.0f, -0.5f, 3.25f, 1e30f};
__constant__ int limits[3] = {1, 2, 3};
__shared__ unsigned long long wide;
__global__ void atomics(int *i, unsigned *u, unsigned long long *l, float *f, double *d, volatile int *flag) {
  int t = threadIdx.x;
  if (t == 0)
    wide = 0;
  __syncthreads();
  i[0] = atomicAdd(i, t) + atomicSub(i, 1) + atomicMin(i, -t) + atomicMax(i, t);
  u[0] = atomicAnd(u, 7u) ^ atomicOr(u, 8u) ^ atomicXor(u, 1u) ^ atomicInc(u, 5u) ^ atomicDec(u, 5u);
  u[1] = atomicMin(u, 4u) + atomicMax(u, 9u) + atomicExch(u, 2u) + atomicCAS(u, 2u, 3u);
  atomicAdd(&wide, 1ull);
  l[t] = atomicCAS(l, 0ull, 0xffffffffffull) + atomicMax(&wide, 5ull);
  atomicAdd(f, table[t & 3]);
  atomicAdd(d, 0.125);
  atomicExch(f + 1, 2.5f);
  atomicAdd_block(i + 1, limits[t % 3]);
  atomicCAS_system(u + 2, 1u, 2u);
  __threadfence_block();
  if (t == 0) {
    __threadfence();
    *flag = 1;
    __threadfence_system();
  }
  while (*flag == 0) {}
  atomicInc(&counter, gridDim.x);
}
