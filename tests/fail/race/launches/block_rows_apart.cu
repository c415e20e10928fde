// Each block shifts its row by one, and its threads wait for nobody: no pitch mends that.
// Twin: pass/launches/block_rows_apart.
// run: --search default
// expect: race raw 10
// expect: race war 10
// expect: race warp-level 10
__global__ void block_rows(float *o, int n, int pitch) {
  float *row = o + blockIdx.x * pitch;
  for (int i = threadIdx.x; i + 1 < n; i += blockDim.x)
    row[i] = row[i + 1] + 1.f;
}
