// fails: unsynchronised read and write of s[
__global__ void reverse(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x, row = blockIdx.x * blockDim.x;
  int v = in[row + t];
  if (t < n)
    s[t] = v;
  __syncwarp();
  if (t < n)
    v = s[n - 1 - t];
  out[row + t] = v;
}
