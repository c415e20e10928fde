// Inclusive prefix sums of each block.
// run: --grid 32 --block 256 --arg 'a=i32[8192]:random(28,-9999,9999)' --arg 'o=i32[8192]:zeros'
__global__ void k(const int *a, int *o) {
  __shared__ int s[2][256];
  int t = threadIdx.x, i = blockIdx.x * 256 + t, in = 0;
  s[0][t] = a[i];
  __syncthreads();
  for (int d = 1; d < 256; d *= 2) {
    s[1 - in][t] = s[in][t] + (t >= d ? s[in][t - d] : 0);
    in = 1 - in;
    __syncthreads();
  }
  o[i] = s[in][t];
}
