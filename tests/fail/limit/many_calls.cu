// No loop, but four calls in each of seven functions: steps are counted at calls and returns too.
// Twin: pass/limit/many_calls.
// run: --grid 1 --block 1 --max-steps 1000 --arg 'p=i32[1]:zeros'
// expect: limit
template <int N> __device__ __noinline__ void f(int *p) {
  f<N - 1>(p);
  f<N - 1>(p);
  f<N - 1>(p);
  f<N - 1>(p);
}
template <> __device__ __noinline__ void f<0>(int *p) { *p += 1; }
__global__ void k(int *p) { f<7>(p); }
