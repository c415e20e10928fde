// Blocks count under a lock by tickets that does not fence; the kernel does not read blockIdx.
// Twin: pass/locks/ticket_of_blocks.
// run: --search default
// expect: race raw 11
// expect: race war 11
// expect: race waw 11
__global__ void count(unsigned *next, unsigned *serving, int *total) {
  if (threadIdx.x != 0) return;
  unsigned mine = atomicAdd(next, 1);
  while (atomicAdd(serving, 0) != mine) {}
  total[0] += 1;
  atomicAdd(serving, 1);
}
