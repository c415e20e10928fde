// Every thread clears and copies the whole array: equal values, so a warning. An optimiser makes memset
// and memcpy of the loops. Twin: pass/optimiser/fill_loops.
// run: --grid 1 --block 32 --arg 'a=i32[256]:zeros' --arg 'b=i32[4]:iota' --arg n=4 --model its
// expect: race same-value 12 12
// expect: race same-value 14 14
// run: --grid 1 --block 32 --arg 'a=i32[256]:zeros' --arg 'b=i32[4]:iota' --arg n=4 --model lockstep
// expect: race same-value 12 12
// expect: race same-value 14 14
__global__ void k(int *a, const int *b, int n) { // warpscope: block.x == 32
  int *p = a;
  for (int i = 0; i < n; ++i)
    p[i] = 0;
  for (int i = 0; i < n; ++i)
    p[n + i] = b[i];
}
