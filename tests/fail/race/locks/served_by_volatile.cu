// A ticket lock without fences: the store that passes it on may be seen before the data.
// Twin: pass/locks/served_by_volatile.
// run: --search default
// expect: race raw 11
// expect: race war 11
// expect: race waw 11
__global__ void serve(unsigned *next, volatile unsigned *serving, int *data) {
  if (threadIdx.x == 0) {
    unsigned mine = atomicAdd(next, 1);
    while (*serving != mine) {}
    data[0] = data[0] * 2 + blockIdx.x;
    *serving = mine + 1;
  }
}
