// Two arrays share the dynamic memory that is given for one. Twin: pass/out-of-bounds/two_dynamic_arrays.
// run: --grid 1 --block 64 --shared-bytes 256
// expect: out-of-bounds - 11
// expect: out-of-bounds - 13
// expect-help: pass the size of all arrays in buf as the third launch parameter: this launch gives a block 256 bytes
// expect-causes: 1
__global__ void squares(const float *in, float *out) {
  extern __shared__ float buf[];
  float *a = buf, *b = buf + blockDim.x;
  int t = threadIdx.x; a[t] = in[t];
  b[t] = a[t] * a[t];
  __syncthreads();
  out[t] = b[63 - t];
}
