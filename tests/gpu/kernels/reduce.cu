// Tree sum in dynamic shared memory.
// run: --grid 32 --block 256 --shared-bytes 1024 --arg 'a=i32[8192]:random(27,-9999,9999)' --arg 'o=i32[32]:zeros'
__global__ void k(const int *a, int *o) {
  extern __shared__ int s[];
  int t = threadIdx.x;
  s[t] = a[blockIdx.x * blockDim.x + t];
  for (int m = blockDim.x / 2; m > 0; m /= 2) {
    __syncthreads();
    if (t < m)
      s[t] += s[t + m];
  }
  if (t == 0)
    o[blockIdx.x] = s[0];
}
