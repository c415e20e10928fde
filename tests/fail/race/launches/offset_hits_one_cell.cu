// One thread writes `gap` cells ahead, one far from it writes its own cell; they meet for gap = 37 alone.
// Twin: pass/launches/offset_hits_one_cell.
// run: --search default --grid 1 --block 64
// expect: race waw 8 9
// warpscope: 0 <= gap, gap < 300
__global__ void meet(float *a, int gap) {
  int t = threadIdx.x;
  if (t == 3) a[t + gap] = 1.0f;
  if (t == 40) a[t] = 2.0f;
}
