// Thirty pairs of statements with one cause.
// run: --grid 1 --block 64 --arg 'in=f32[64]:iota'
// expect: race * 31 32
// expect: race * 31 33
// expect: race * 31 34
// expect: race * 31 35
// expect: race * 31 36
// expect: race * 32
// expect: race * 32 33
// expect: race * 32 34
// expect: race * 32 35
// expect: race * 32 36
// expect: race * 33
// expect: race * 33 34
// expect: race * 33 35
// expect: race * 33 36
// expect: race * 34
// expect: race * 34 35
// expect: race * 34 36
// expect: race * 35
// expect: race * 35 36
// expect: race * 36
// expect-help: add __syncwarp() after each of the lines 31, 32, 33, 34, 35 and 36; a statement that reads what another lane writes must read into a variable before the barrier and write after it
// expect-causes: 1
__global__ void tail(const float *in, float *out) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  if (t < 32) {
    s[t] += s[t + 32];
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
  }
  if (t == 0) *out = s[0];
}
