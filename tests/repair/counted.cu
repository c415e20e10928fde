// A barrier for 96 threads that 64 reach.
// run: --grid 1 --block 128
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 64) {
    o[t] = t;
    asm volatile("bar.sync 1, 96;" ::: "memory");
    o[127 - t] = o[63 - t];
  }
}
