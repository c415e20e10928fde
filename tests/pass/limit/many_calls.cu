// The same calls with enough steps.
// Twin: fail/limit/many_calls.
// run: --grid 1 --block 1 --max-steps 1000000 --arg 'p=i32[1]:zeros'
// expect: none
template <int N> __device__ __noinline__ void f(int *p) {
  f<N - 1>(p);
  f<N - 1>(p);
  f<N - 1>(p);
  f<N - 1>(p);
}
template <> __device__ __noinline__ void f<0>(int *p) { *p += 1; }
__global__ void k(int *p) { f<7>(p); }
