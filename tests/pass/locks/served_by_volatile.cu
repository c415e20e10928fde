// A ticket lock that is passed on by a volatile store: who holds it has seen the store of the holder before.
// Twin: fail/race/locks/served_by_volatile.
// run: --search default
// expect: none
__global__ void serve(unsigned *next, volatile unsigned *serving, int *data) {
  if (threadIdx.x == 0) {
    unsigned mine = atomicAdd(next, 1);
    while (*serving != mine) {}
    __threadfence();
    data[0] = data[0] * 2 + blockIdx.x;
    __threadfence();
    *serving = mine + 1;
  }
}
