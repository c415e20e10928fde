// Rounding of integers too long for the fraction.
// run: --grid 64 --block 128 --arg 'a=i64[8192]:random(9,-9000000000000000000,9000000000000000000)' --arg 'o=f32[8192]:zeros' --arg 'd=f64[8192]:zeros'
__global__ void k(const long long *a, float *o, double *d) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  o[i] = (float)a[i] + (float)(unsigned)a[i];
  d[i] = (double)a[i] + (double)(unsigned long long)a[i];
}
