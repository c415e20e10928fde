// The item of the next iteration is written while threads still use that of this one. All races have one cause, though
// threads that see the wrong item leave the loop; the note is the other. Twin: pass/shared/queue_item.
// run: --search default
// expect: race raw 13 15
// expect: race raw 13 16
// expect: race warp-level 13 15
// expect: race warp-level 13 16
// expect-help: add __syncthreads() at the end of the body of the loop on line 12
// expect-causes: 2
__global__ void work(int *head, const int *items, int *out, int n) {
  __shared__ int item;
  while (true) {
    if (threadIdx.x == 0) item = atomicAdd(head, 1);
    __syncthreads();
    if (item >= n) return;
    out[item * blockDim.x + threadIdx.x] = items[item] + threadIdx.x;
  }
}
