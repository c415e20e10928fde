// Nobody said how long the buffer is. Its last access is still simulated; one further would be a limit, not an
// error of the kernel. Twin: fail/limit/open_buffer_end.
// run: --grid 1 --block 32 --arg 'a=i32[]:zeros' --arg at=200000
// expect: none
__global__ void k(int *a, int at) {
  a[(size_t)at * 1000 / 4 + threadIdx.x] = 1;
}
