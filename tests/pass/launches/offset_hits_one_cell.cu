// The contract excludes the only value for which the two threads meet. Twin:
// fail/race/launches/offset_hits_one_cell.
// run: --search default --grid 1 --block 64
// expect: none
// warpscope: 0 <= gap, gap < 37
__global__ void meet(float *a, int gap) {
  int t = threadIdx.x;
  if (t == 3) a[t + gap] = 1.0f;
  if (t == 40) a[t] = 2.0f;
}
