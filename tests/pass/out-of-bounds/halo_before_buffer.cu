// The halo of the first tile is zero. Twin: fail/out-of-bounds/halo_before_buffer.
// run: --search default
// expect: none
__global__ void stencil(const int *in, int *out) {
  __shared__ int tile[128 + 6];
  int g = threadIdx.x + blockIdx.x * blockDim.x, l = threadIdx.x + 3;
  tile[l] = in[g];
  if (threadIdx.x < 3) {
    tile[l - 3] = g < 3 ? 0 : in[g - 3];
    tile[l + 128] = in[g + 128];
  }
  __syncthreads();
  int sum = 0;
  for (int o = -3; o <= 3; o++) sum += tile[l + o];
  out[g] = sum;
}
