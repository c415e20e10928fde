__global__ void scan(int *a, int n) {
  __shared__ int s[128];
  int t = threadIdx.x;
  if (t >= n) return;
  s[t] = a[t];
  __syncthreads();
  for (int d = 1; d < n; d *= 2) {
    if (t >= d) s[t] += s[t - d];
    __syncthreads();
  }
  a[t] = s[t];
}
