// The helper adds to one shared cell from two warps. Twin: pass/calls/helper_generic_pointer.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: race raw 11 11
// expect: race war 11 11
// expect: race waw 11 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race raw 11 11
// expect: race war 11 11
// expect: race waw 11 11
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
    bump(&s[0]);
  bump(&o[t]);
}
