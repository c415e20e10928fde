// Blocks count under a lock by tickets, with fences; the kernel does not read blockIdx.
// Twin: fail/race/locks/ticket_of_blocks.
// run: --search default
// expect: none
__global__ void count(unsigned *next, unsigned *serving, int *total) {
  if (threadIdx.x != 0) return;
  unsigned mine = atomicAdd(next, 1);
  while (atomicAdd(serving, 0) != mine) {}
  __threadfence();
  total[0] += 1;
  __threadfence();
  atomicAdd(serving, 1);
}
