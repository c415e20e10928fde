// Loops that clear and copy, each thread its own part. Twin: fail/race/optimiser/fill_loops.
// run: --grid 1 --block 32 --arg 'a=i32[256]:zeros' --arg 'b=i32[4]:iota' --arg n=4 --model its
// expect: none
// run: --grid 1 --block 32 --arg 'a=i32[256]:zeros' --arg 'b=i32[4]:iota' --arg n=4 --model lockstep
// expect: none
__global__ void k(int *a, const int *b, int n) { // warpscope: block.x == 32
  int *p = a + 2 * n * threadIdx.x;
  for (int i = 0; i < n; ++i)
    p[i] = 0;
  for (int i = 0; i < n; ++i)
    p[n + i] = b[i];
}
