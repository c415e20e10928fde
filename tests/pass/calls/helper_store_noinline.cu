// A helper that stores through a pointer, given cells of each thread's own. Twin:
// fail/race/calls/helper_store_noinline.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__device__ __noinline__ void put(int *p, int v) {
  *p = v;
}
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t == 3)
    put(o, 1);
  if (t == 40)
    put(o + 1, 2);
}
