// Items of a block go behind each other, from where its range begins. Twin: fail/race/launches/ranks_in_a_block.
// run: --search default
// expect: none
__global__ void place(const int *begin, const int *rank, const float *item, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[begin[blockIdx.x] + rank[threadIdx.x]] = item[i];
}
