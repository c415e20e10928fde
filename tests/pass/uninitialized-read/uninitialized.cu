// Every shared cell is written before it is read. Twin: fail/uninitialized-read/uninitialized.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t < 64)
    s[t] = t;
  __syncthreads();
  o[t] = s[63 - t];
}
