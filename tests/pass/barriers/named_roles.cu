// Two warps fill a buffer that two others empty. They wait at the same named barriers, in different places.
// Twin: fail/race/barriers/named_roles.
// run: --search default
// expect: none
__global__ void pass_on(const float *in, float *out, int rounds) {
  __shared__ float buffer[64];
  int t = threadIdx.x;
  for (int r = 0; r < rounds; ++r) {
    if (t < 64) {
      if (r > 0) asm volatile("bar.sync 2, 128;" ::: "memory");
      buffer[t] = in[r * 64 + t];
      asm volatile("bar.sync 1, 128;" ::: "memory");
    } else if (t < 128) {
      asm volatile("bar.sync 1, 128;" ::: "memory");
      out[r * 64 + t - 64] = buffer[127 - t];
      if (r + 1 < rounds) asm volatile("bar.sync 2, 128;" ::: "memory");
    }
  }
}
