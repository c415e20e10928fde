// An index just behind an array of the thread does not hit the array that is declared next, and one before
// its start is out of bounds too. Twin: pass/out-of-bounds/local_array.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=8
// expect: out-of-bounds - 19
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=12
// expect: out-of-bounds - 19
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=-1
// expect: out-of-bounds - 19
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
