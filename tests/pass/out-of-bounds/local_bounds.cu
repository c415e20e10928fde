// A local array with room for the index. Twin: fail/out-of-bounds/local_bounds.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=4 --model its
// expect: none
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --arg n=4 --model lockstep
// expect: none
__global__ void k(int *o, int n) { // warpscope: n == 4
  int v[5] = {0, 1, 2, 3, 4};
  int t = threadIdx.x;
  o[t] = v[n];
}
