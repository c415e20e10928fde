// The head of a list is read and replaced in two steps. Twin: pass/atomics/advice_exchange.
// run: --grid 2 --block 32 --arg next=i32[64]:zeros --arg head=i32[1]:zeros
// expect: race raw 11 12
// expect: race war 11 12
// expect: race waw 12
// expect: race warp-level 11 12
// expect-help: line 12 one atomic operation, with atomicExch()
// expect-causes: 1
__global__ void push(int *next, int *head) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  next[i] = *head;
  *head = i;
}
