// Only the first half of the shared cells is written. Twin: pass/uninitialized-read/uninitialized.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: uninitialized-read - 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: uninitialized-read - 12
__global__ void k(int *o) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t < 32)
    s[t] = t;
  __syncthreads();
  o[t] = s[63 - t];
}
