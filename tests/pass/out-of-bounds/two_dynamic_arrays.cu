// The dynamic memory has room for both arrays. Twin: fail/out-of-bounds/two_dynamic_arrays.
// run: --grid 1 --block 64 --shared-bytes 512
// expect: none
__global__ void squares(const float *in, float *out) {
  extern __shared__ float buf[];
  float *a = buf, *b = buf + blockDim.x;
  int t = threadIdx.x; a[t] = in[t];
  b[t] = a[t] * a[t];
  __syncthreads();
  out[t] = b[63 - t];
}
