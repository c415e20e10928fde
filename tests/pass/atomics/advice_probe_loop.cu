// As fail/race/atomics/advice_probe_loop, with the value that the compare-and-swap returns.
// run: --grid 2 --block 32 --arg 'cols=i32[64]:random(7,0,63)' --arg 'id=i32[256]:fill(-1)' --arg 'acc=f32[256]:zeros' --arg n=64
// expect: none
__global__ void spgemm(const int *cols, const float *vals, int *id, float *acc, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int key = cols[i];
  int h = (key * 107) & 255;
  while (1) {
    int old = atomicCAS(id + h, -1, key);
    if (old == -1 || old == key) { atomicAdd(acc + h, vals[i]); break; }
    h = (h + 1) & 255;
  }
}
