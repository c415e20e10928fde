// An index one beyond a local array. Twin: pass/out-of-bounds/local_bounds.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=4 --model its
// expect: out-of-bounds - 9
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=4 --model lockstep
// expect: out-of-bounds - 9
__global__ void k(int *o, int n) { // warpscope: n == 4
  int v[4] = {0, 1, 2, 3};
  int t = threadIdx.x;
  o[t] = v[n];
}
