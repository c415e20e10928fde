// Sums and maxima by the loops that CUDA's guide prints
// run: --grid 32 --block 256 --arg 'a=f64[8192]:random(41,-1000,1000)' --arg 'sum=f64[4]:zeros' --arg 'top=f32[4]:fill(-2000)'
__device__ void add(double *address, double val) {
  unsigned long long *word = (unsigned long long *)address;
  unsigned long long old = *word, assumed;
  do {
    assumed = old;
    old = atomicCAS(word, assumed, __double_as_longlong(val + __longlong_as_double(assumed)));
  } while (assumed != old);
}
__device__ void most(float *address, float val) {
  int *word = (int *)address;
  int old = *word;
  while (val > __int_as_float(old)) {
    int assumed = old;
    old = atomicCAS(word, assumed, __float_as_int(val));
    if (old == assumed)
      break;
  }
}
__global__ void k(const double *a, double *sum, float *top) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  // Whole numbers: their sums are the same in every order.
  double v = trunc(a[i]);
  add(&sum[i % 4], v);
  most(&top[i % 4], (float)v);
}
