// All threads that are not the first write the same. Twin: pass/same_value/threads_not_distinguished.
// run: --search default
// expect: race same-value 5
__global__ void mark(int *p) {
  if (threadIdx.x > 0) p[0] = 42;
}
