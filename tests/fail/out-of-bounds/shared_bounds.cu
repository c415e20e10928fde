// A shared array of 48 cells and 64 threads. Twin: pass/out-of-bounds/shared_bounds.
// run: --grid 1 --block 64 --model its
// expect: out-of-bounds - 9
// run: --grid 1 --block 64 --model lockstep
// expect: out-of-bounds - 9
__global__ void k() { // warpscope: block.x == 64
  __shared__ int s[48];
  int t = threadIdx.x;
  s[t] = t;
}
