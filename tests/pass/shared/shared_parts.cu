// One block of dynamic shared memory cut into two arrays. Twin: fail/race/shared/shared_parts.
// run: --grid 1 --block 64 --shared-bytes 512 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --shared-bytes 512 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) { // warpscope: block.x == 64
  extern __shared__ int s[];
  int t = threadIdx.x;
  int *a = s;
  int *b = s + 64;
  a[t] = t + 1;
  b[t] = -1;
}
