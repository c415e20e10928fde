// Indices inside an array of the thread, also through a function that reads the array of its caller.
// Twin: fail/out-of-bounds/local_array.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=7
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=0
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=3
// expect: none
__device__ __noinline__ int sum(const int *a, int n) {
  int s = 0;
  for (int i = 0; i < n; ++i)
    s += a[i];
  return s;
}
__global__ void k(int *o, int n) {
  int a[8], b[8];
  for (int i = 0; i < 8; ++i)
    a[i] = b[i] = i * n;
  o[threadIdx.x] = a[n] + b[n & 7] + sum(a, 8);
}
