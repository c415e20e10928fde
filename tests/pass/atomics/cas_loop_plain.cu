// The loops that CUDA's guide and many others add doubles and take maxima with: the first value is read plainly,
// and what is swapped in is checked. Twin: fail/race/atomics/cas_loop_plain.
// run: --grid 2 --block 64 --arg 'sum=f64[1]:zeros' --arg 'top=f32[1]:zeros' --arg 'bins=u32[4]:zeros' --arg 'in=f64[128]:iota' --model its
// expect: none
// run: --grid 2 --block 64 --arg 'sum=f64[1]:zeros' --arg 'top=f32[1]:zeros' --arg 'bins=u32[4]:zeros' --arg 'in=f64[128]:iota' --model lockstep
// expect: none
__device__ double add(double *address, double val) {
  unsigned long long int *address_as_ull = (unsigned long long int *)address;
  unsigned long long int old = *address_as_ull, assumed;
  do {
    assumed = old;
    old = atomicCAS(address_as_ull, assumed, __double_as_longlong(val + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}

__device__ float most(float *address, float val) {
  int *word = (int *)address;
  int old = *word;
  while (val > __int_as_float(old)) {
    int assumed = old;
    old = atomicCAS(word, assumed, __float_as_int(val));
    if (old == assumed)
      break;
  }
  return __int_as_float(old);
}

// At most 100 in each bin.
__device__ void count(unsigned *bins, int b) {
  unsigned old;
  do {
    old = bins[b];
  } while (old < 100 && atomicCAS(&bins[b], old, old + 1) != old);
}

__global__ void k(double *sum, float *top, unsigned *bins, const double *in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  add(sum, in[i]);
  most(top, (float)in[i]);
  count(bins, i % 4);
}
