// fails: unsynchronised read and write of s[
__global__ void swap_pairs(const int *in, int *out) {
  __shared__ int s[256];
  int t = threadIdx.x;
  if (t % 2 == 0)
    s[t] = in[t];
  else
    s[t] = -in[t];
  out[t] = s[t ^ 1];
}
