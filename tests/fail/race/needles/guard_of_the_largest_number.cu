// Whatever the kernel is given as a bound, even the largest number, threads of one row write one cell.
// Twin: pass/needles/guard_of_the_largest_number.
// run: --search default --budget 40-launches --arg n=9223372036854775807
// expect: race waw 7
__global__ void guarded(int *a, long n, long pitch) {
  if ((long)threadIdx.x <= n)
    a[threadIdx.y * pitch] = threadIdx.x;
}
