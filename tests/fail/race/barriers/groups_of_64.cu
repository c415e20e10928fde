// Groups of 64 threads, each with a barrier of its own, read each other's cells. Twin: pass/barriers/groups_of_64.
// run: --search default
// expect: race raw 8 10
__global__ void mirror(int *o) {
  __shared__ int s[128];
  int group = threadIdx.x / 64;
  if (threadIdx.x < 128) {
    s[threadIdx.x] = threadIdx.x;
    asm volatile("bar.sync %0, 64;" :: "r"(group + 1) : "memory");
    o[threadIdx.x] = s[127 - threadIdx.x];
  }
}
