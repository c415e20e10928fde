// A hash table is probed with plain reads while others insert by compare-and-swap.
// run: --grid 2 --block 32 --arg 'cols=i32[64]:random(7,0,63)' --arg 'id=i32[256]:fill(-1)' --arg 'acc=f32[256]:zeros' --arg n=64
// expect: race * 13 15
// expect: race * 14 15
// expect-help: read id on lines 13 and 14 with an atomic operation too, for example atomicAdd(address, 0), or use the value that the atomic operation returns
// expect-causes: 1
__global__ void spgemm(const int *cols, const float *vals, int *id, float *acc, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int key = cols[i];
  int h = (key * 107) & 255;
  while (1) {
    if (id[h] == key) { atomicAdd(acc + h, vals[i]); break; }
    else if (id[h] == -1) {
      int old = atomicCAS(id + h, -1, key);
      if (old == -1) { atomicAdd(acc + h, vals[i]); break; }
    } else h = (h + 1) & 255;
  }
}
