// All blocks begin where the first does. Twin: pass/launches/ranks_in_a_block.
// run: --search default
// expect: race waw 7
__global__ void place(const int *begin, const int *rank, const float *item, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[begin[0] + rank[threadIdx.x]] = item[i];
}
