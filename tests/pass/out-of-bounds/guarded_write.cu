// A guard that fits. Twin: fail/out-of-bounds/global_write.
// run: --grid 1 --block 64 --arg 'o=i32[40]:zeros' --arg n=40 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[40]:zeros' --arg n=40 --model lockstep
// expect: none
__global__ void k(int *o, int n) { // warpscope: len(o) == n
  int t = threadIdx.x;
  if (t < n)
    o[t] = t;
}
