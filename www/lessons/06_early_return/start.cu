// Reverses each row; the last row may be shorter.
__global__ void reverse(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x, row = blockIdx.x * blockDim.x;
  if (row + t >= n)
    return;
  s[t] = in[row + t];
  __syncthreads();
  int last = n - row < blockDim.x ? n - row - 1 : blockDim.x - 1;
  out[row + t] = s[last - t];
}
