// fails: unsynchronised plain read and atomic operation on total[0]
__global__ void add_up(const int *in, int *total, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicExch(&total[0], total[0] + in[i]);
}
