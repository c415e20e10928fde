// Dynamic shared memory without the barrier: the other warp is read before it has written, and after.
// Twin: pass/shared/dynamic_shared.
// run: --grid 1 --block 64 --shared-bytes 256 --arg 'o=i32[64]:zeros' --model its
// expect: race raw 14 15
// expect: race war 14 15
// expect: uninitialized-read - 15
// run: --grid 1 --block 64 --shared-bytes 256 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race raw 14 15
// expect: race war 14 15
// expect: uninitialized-read - 15
__global__ void k(int *o) {
  extern __shared__ int s[];
  int t = threadIdx.x;
  s[t] = t;
  o[t] = s[t ^ 32];
}
