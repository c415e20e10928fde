// Warps hand data on by a barrier in shared memory that counts arrivals
// run: --grid 32 --block 128 --arg 'a=i32[4096]:random(43,-1000,1000)' --arg 'o=i32[4096]:zeros'
__device__ void meet(unsigned address) {
  unsigned long long state;
  unsigned done;
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(address) : "memory");
  do {
    asm volatile("{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }" : "=r"(done) : "r"(address), "l"(state) : "memory");
  } while (!done);
}
__global__ void k(const int *a, int *o) {
  __shared__ unsigned long long bar;
  __shared__ int tile[128];
  int t = threadIdx.x;
  unsigned address = (unsigned)__cvta_generic_to_shared(&bar);
  if (t == 0)
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(address), "r"(128) : "memory");
  __syncthreads();
  int v = a[blockIdx.x * 128 + t];
  for (int n = 0; n < 4; ++n) {
    tile[t] = v;
    meet(address);
    v = v * 3 + tile[(t * 7 + 31) % 128];
    meet(address);
  }
  o[blockIdx.x * 128 + t] = v;
}
