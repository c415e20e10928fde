// A variable that is set in time, and one that is used only where it was set. Twin:
// pass/optimiser/unset_local.
// run: --grid 1 --block 32 --arg 'a=i32[64]:iota' --arg 'o=i32[32]:zeros'
// expect: none
__global__ void k(const int *a, int *o) {
  int v = 0, w;
  if (a[threadIdx.x] > 2) v = a[threadIdx.x + 1], w = v;
  if (a[threadIdx.x] > 2) v += w;
  o[threadIdx.x] = v;
}
