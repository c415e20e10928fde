// Nobody said how long the buffer is. Its access goes beyond what is simulated, which is a limit, not an
// error of the kernel. Twin: pass/limit/open_buffer_end.
// run: --grid 1 --block 32 --arg 'a=i32[]:zeros' --arg at=2000000
// expect: limit
__global__ void k(int *a, int at) {
  a[(size_t)at * 1000 / 4 + threadIdx.x] = 1;
}
