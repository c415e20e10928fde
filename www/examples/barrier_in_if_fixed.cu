// Outside the if all threads reach it, even those without work.
__global__ void rotate(const float *in, float *out, int n) {
  __shared__ float s[64];
  int t = threadIdx.x;
  float v = 0;
  if (t < n)
    s[t] = in[t];
  __syncthreads();
  if (t < n)
    v = s[(t + 1) % n];
  __syncthreads();
  s[t] = v;
  out[t] = s[t];
}
