// Stencil without its barrier: neighbours' cells are read while they are written. The halo cells are read
// by the thread that wrote them, so they do not race. Cell 33 is read by warp 0 before warp 1 writes it.
// Twin: pass/algorithms/stencil.
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[130]:iota' --model its
// expect: race warp-level 16 21
// expect: race raw 16 21
// expect: race war 16 21
// expect: uninitialized-read - 21
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --arg 'a=i32[130]:iota' --model lockstep
// expect: race raw 16 21
// expect: race war 16 21
// expect: uninitialized-read - 21
__global__ void k(int *o, const int *a) {
  __shared__ int s[66];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  s[t + 1] = a[i + 1];
  if (t == 0)
    s[0] = a[i];
  if (t == 63)
    s[65] = a[i + 2];
  o[i] = s[t] + s[t + 1] + s[t + 2];
}
