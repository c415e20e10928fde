// A loop that ends. Twin: fail/limit/endless_loop.
// run: --grid 1 --block 32 --max-steps 20000 --arg 'a=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --max-steps 20000 --arg 'a=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(volatile int *a) {
  int t = threadIdx.x;
  while (a[t] < 5) a[t] = a[t] + 1;
}
