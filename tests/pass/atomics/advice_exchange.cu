// One atomic operation reads and replaces the head. Twin: fail/race/atomics/advice_exchange.
// run: --grid 2 --block 32 --arg next=i32[64]:zeros --arg head=i32[1]:zeros
// expect: none
__global__ void push(int *next, int *head) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  next[i] = atomicExch(head, i);
}
