// A bulk copy cannot be simulated; the command must say so, and where.
__global__ void k(int *o, const int *a) {
  __shared__ int s[64];
  unsigned at = (unsigned)__cvta_generic_to_shared(s + threadIdx.x);
  asm volatile("cp.async.bulk.prefetch.L2.global [%1], 16;" : : "r"(at), "l"(a + threadIdx.x));
  o[threadIdx.x] = s[threadIdx.x];
}
