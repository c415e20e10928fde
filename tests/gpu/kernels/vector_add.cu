// Sum of two vectors.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(1,-1000000,1000000)' --arg 'b=i32[8192]:iota' --arg 'o=i32[8192]:zeros'
__global__ void k(const int *a, const int *b, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  o[i] = a[i] + b[i];
}
