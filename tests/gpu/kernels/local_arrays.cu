// An array of each thread, sorted by insertion.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(24,0,1000)' --arg 'o=i32[8192]:zeros'
__global__ void k(const int *a, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v[17];
  for (int j = 0; j < 17; ++j)
    v[j] = a[(i + j * 31) % 8192];
  for (int j = 1; j < 17; ++j) {
    int x = v[j], p = j;
    while (p > 0 && v[p - 1] > x) {
      v[p] = v[p - 1];
      --p;
    }
    v[p] = x;
  }
  o[i] = v[8] * 1000 + v[i % 17];
}
