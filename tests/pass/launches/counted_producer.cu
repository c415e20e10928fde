// One warp fills a buffer, another one empties it; both barriers state that 64 threads come. In larger blocks there
// would be two that empty it, and too many that arrive.
// Twin: fail/race/launches/counted_producer.
// run: --search default
// expect: none
__global__ void pass_on(const int *in, int *out, int n) {
  __shared__ int buffer[32];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  for (int i = 0; i < n; ++i) {
    if (warp == 0) {
      asm volatile("bar.sync 1, 64;" ::: "memory");
      buffer[lane] = in[i * 32 + lane];
      asm volatile("bar.arrive 2, 64;" ::: "memory");
    } else {
      asm volatile("bar.arrive 1, 64;" ::: "memory");
      asm volatile("bar.sync 2, 64;" ::: "memory");
      out[i * 32 + lane] = buffer[31 - lane];
    }
  }
}
