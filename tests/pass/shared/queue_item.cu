// A barrier at the end of the loop. Twin: fail/race/shared/queue_item.
// run: --search default
// expect: none
__global__ void work(int *head, const int *items, int *out, int n) {
  __shared__ int item;
  while (true) {
    if (threadIdx.x == 0) item = atomicAdd(head, 1);
    __syncthreads();
    if (item >= n) return;
    out[item * blockDim.x + threadIdx.x] = items[item] + threadIdx.x;
    __syncthreads();
  }
}
