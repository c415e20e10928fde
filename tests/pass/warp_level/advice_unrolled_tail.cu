// What the advice of fail/race/warp_level/advice_unrolled_tail makes of it.
// run: --grid 1 --block 64 --arg 'in=f32[64]:iota'
// expect: none
__global__ void tail(const float *in, float *out) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  if (t < 32) {
    float v = s[t] + s[t + 32];
    __syncwarp();
    s[t] = v;
    __syncwarp();
    for (int d = 16; d > 0; d >>= 1) {
      v += s[t + d];
      __syncwarp();
      s[t] = v;
      __syncwarp();
    }
  }
  if (t == 0) *out = s[0];
}
