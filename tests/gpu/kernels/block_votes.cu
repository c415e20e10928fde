// Barriers that count.
// run: --grid 40 --block 192 --arg 'a=i32[7680]:random(37,0,9)' --arg 'o=i32[7680]:zeros'
__global__ void k(const int *a, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = a[i];
  int n = __syncthreads_count(v > 4), some = __syncthreads_or(v == 9), every = __syncthreads_and(v < 9);
  o[i] = n * 100 + (some != 0) * 10 + (every != 0);
}
