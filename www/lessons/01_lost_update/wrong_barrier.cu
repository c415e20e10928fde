// fails: unsynchronised read and write of total[0]
// fails: with atomicAdd()
__global__ void add_up(const int *in, int *total, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __syncthreads();
  if (i < n)
    total[0] += in[i];
  __syncthreads();
}
