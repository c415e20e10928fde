// The value that was read first is kept too, so that a stale one has an effect. Twin:
// pass/atomics/cas_loop_guide.
// run: --grid 2 --block 64 --arg 's=f64[1]:zeros' --arg 'x=f32[128]:iota' --arg 'first=f64[128]:zeros'
// expect: race raw 10 14
// expect: race war 10 14
// expect: race warp-level 10 14
__device__ double add(double *address, double val, double *first) {
  unsigned long long int *as_ull = (unsigned long long int *)address;
  unsigned long long int old =
      *as_ull, assumed;
  *first = __longlong_as_double(old);
  do {
    assumed = old;
    old = atomicCAS(as_ull, assumed, __double_as_longlong(val + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}
__global__ void k(double *s, const float *x, double *first) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  add(s, x[i], first + i);
}
