// Quotients and remainders with signs.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(15,-2000000000,2000000000)' --arg 'b=i32[8192]:random(16,1,5000)' --arg 'o=i32[8192]:zeros'
__global__ void k(const int *a, const int *b, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int d = i % 2 ? b[i] : -b[i];
  o[i] = a[i] / d * 3 + a[i] % d + (int)((unsigned)a[i] / (unsigned)b[i]) + (int)((unsigned)a[i] % 77u);
}
