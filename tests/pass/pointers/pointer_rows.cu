// A struct argument with an array of pointers in it: each gets a buffer of its own. Twin: fail/race/pointers/pointer_rows.
// run: --grid 2 --block 32
// expect: none
struct Batch {
  float *rows[4];
  int n;
};
__global__ void k(Batch b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < b.n)
    b.rows[i % 4][i / 4] += 1.0f;
}
