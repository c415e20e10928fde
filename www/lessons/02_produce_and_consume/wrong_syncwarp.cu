// fails: unsynchronised read and write of s[
__global__ void shift(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncwarp();
  out[t] = s[(t + 1) % blockDim.x];
}
