// fails: unsynchronised read and write of s[
__global__ void scan(int *data) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = data[t];
  __syncthreads();
  for (int d = 1; d < blockDim.x; d *= 2) {
    int left = t >= d ? s[t - d] : 0;
    __syncwarp();
    s[t] += left;
    __syncthreads();
  }
  data[t] = s[t];
}
