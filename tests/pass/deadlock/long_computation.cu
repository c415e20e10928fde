// A long computation in registers is no waiting, however long nothing in memory changes. The twin waits afterwards.
// Twin: fail/deadlock/long_computation.
// run: --grid 1 --block 32 --arg hits=u32[32]:zeros --arg ready=i32[1]:zeros --arg rounds=700000
// expect: none
__global__ void estimate(unsigned *hits, volatile int *ready, int rounds) {
  unsigned x = threadIdx.x + 1, n = 0;
  for (int i = 0; i < rounds; i++) {
    x = x * 1664525u + 1013904223u;
    n += x >> 31;
  }
  hits[threadIdx.x] = n + ready[0];
}
