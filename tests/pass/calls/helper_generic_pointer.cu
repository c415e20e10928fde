// A helper that takes shared and global pointers alike. Twin: fail/race/calls/helper_generic_pointer.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__device__ __noinline__ void bump(int *p) {
  *p += 1;
}
__global__ void k(int *o) {
  __shared__ int s[2];
  int t = threadIdx.x;
  if (t == 0)
    s[0] = s[1] = 0;
  __syncthreads();
  if (t == 0)
    bump(&s[0]);
  if (t == 32)
    bump(&s[1]);
  bump(&o[t]);
}
