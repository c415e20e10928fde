// A shared array with room for all. Twin: fail/out-of-bounds/shared_bounds.
// run: --grid 1 --block 64 --model its
// expect: none
// run: --grid 1 --block 64 --model lockstep
// expect: none
__global__ void k() { // warpscope: block.x == 64
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = t;
}
