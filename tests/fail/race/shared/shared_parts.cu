// The second array starts too early: its first half is the second half of the first array. Twin:
// pass/shared/shared_parts.
// run: --grid 1 --block 64 --shared-bytes 512 --arg 'o=i32[64]:zeros' --model its
// expect: race * 12 13
// run: --grid 1 --block 64 --shared-bytes 512 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race * 12 13
__global__ void k(int *o) { // warpscope: block.x == 64
  extern __shared__ int s[];
  int t = threadIdx.x;
  int *a = s;
  int *b = s + 32;
  a[t] = t + 1;
  b[t] = -1;
}
