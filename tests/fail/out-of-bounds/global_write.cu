// The guard is off by one. Twin: pass/out-of-bounds/guarded_write.
// run: --grid 1 --block 64 --arg 'o=i32[40]:zeros' --arg n=40 --model its
// expect: out-of-bounds - 9
// run: --grid 1 --block 64 --arg 'o=i32[40]:zeros' --arg n=40 --model lockstep
// expect: out-of-bounds - 9
__global__ void k(int *o, int n) { // warpscope: len(o) == n
  int t = threadIdx.x;
  if (t <= n)
    o[t] = t;
}
