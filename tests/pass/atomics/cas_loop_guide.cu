// Maximum, sum and double sum as CUDA's guide writes them: a plain read is only the first guess for a swap,
// which checks it. Twin: fail/race/atomics/cas_loop_guide.
// run: --grid 2 --block 64 --arg 'm=f32[1]:zeros' --arg 's=f64[1]:zeros' --arg 'x=f32[128]:iota'
// expect: none
__device__ double add(double *address, double val) {
  unsigned long long int *as_ull = (unsigned long long int *)address;
  unsigned long long int old = *as_ull, assumed;
  do {
    assumed = old;
    old = atomicCAS(as_ull, assumed, __double_as_longlong(val + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}
__device__ float highest(float *address, float val) {
  int *as_int = (int *)address;
  int old = *as_int, assumed;
  do {
    assumed = old;
    old = atomicCAS(as_int, assumed, __float_as_int(fmaxf(val, __int_as_float(assumed))));
  } while (assumed != old);
  return __int_as_float(old);
}
__global__ void k(float *m, double *s, const float *x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  highest(m, x[i]);
  add(s, x[i]);
}
