// Every fourth thread adds to the same number of a row. Twin: pass/pointers/pointer_rows.
// run: --grid 2 --block 32
// expect: race * 12 12
struct Batch {
  float *rows[4];
  int n;
};
__global__ void k(Batch b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < b.n)
    // Of row i % 4 only the first number.
    b.rows[i % 4][0] += 1.0f;
}
