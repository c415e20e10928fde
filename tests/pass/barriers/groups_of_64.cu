// Groups of 64 threads, each with a barrier of its own: blocks of 96 threads are none that a host would launch.
// Twin: fail/race/barriers/groups_of_64.
// run: --search default
// expect: none
__global__ void mirror(int *o) {
  __shared__ int s[128];
  int group = threadIdx.x / 64;
  if (threadIdx.x < 128) {
    s[threadIdx.x] = threadIdx.x;
    asm volatile("bar.sync %0, 64;" :: "r"(group + 1) : "memory");
    o[threadIdx.x] = s[group * 64 + 63 - threadIdx.x % 64];
  }
}
