// Two warps fill a buffer that two others empty. They wait at the same named barriers, in different places.
// Twin: pass/barriers/named_roles.
// run: --search default
// expect: race raw 11 15
// expect: race war 11 15
__global__ void pass_on(const float *in, float *out, int rounds) {
  __shared__ float buffer[64];
  int t = threadIdx.x;
  for (int r = 0; r < rounds; ++r) {
    if (t < 64) {
      buffer[t] = in[r * 64 + t];
      asm volatile("bar.sync 1, 128;" ::: "memory");
    } else if (t < 128) {
      asm volatile("bar.sync 1, 128;" ::: "memory");
      out[r * 64 + t - 64] = buffer[127 - t];
    }
  }
}
