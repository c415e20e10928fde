// Adds up n numbers, one for each thread.
__global__ void add_up(const int *in, int *total, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    total[0] += in[i];
}
