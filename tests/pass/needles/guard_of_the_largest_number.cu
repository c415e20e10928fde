// Whatever the kernel is given as a bound, even the largest number, each thread writes a cell of its own.
// Twin: fail/race/needles/guard_of_the_largest_number.
// run: --search default --budget 40-launches --arg n=9223372036854775807
// expect: none
__global__ void guarded(int *a, long n, long pitch) {
  if ((long)threadIdx.x <= n)
    a[threadIdx.y * pitch + threadIdx.x] = threadIdx.x;
}
