// Tiles come by cp.async, two under way at a time
// run: --grid 32 --block 128 --arg 'a=i32[32768]:random(42,-1000,1000)' --arg 'o=i32[4096]:zeros'
__device__ void fetch(int *to, const int *from) {
  unsigned address = (unsigned)__cvta_generic_to_shared(to);
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(address), "l"(from) : "memory");
}
__device__ void commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }

__global__ void k(const int *a, int *o) {
  __shared__ int tile[2][128];
  int t = threadIdx.x;
  const int *from = a + blockIdx.x * 1024;
  fetch(&tile[0][t], &from[t]);
  commit();
  int sum = 0;
  for (int n = 0; n < 8; ++n) {
    if (n + 1 < 8)
      fetch(&tile[(n + 1) % 2][t], &from[(n + 1) * 128 + t]);
    commit();
    asm volatile("cp.async.wait_group 1;" ::: "memory");
    __syncthreads();
    sum = sum * 3 + tile[n % 2][(t * 5 + n) % 128];
    __syncthreads();
  }
  o[blockIdx.x * 128 + t] = sum;
}
