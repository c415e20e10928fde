// A block that gets its number by a ticket, through shared memory, is one of several: the number says nothing else.
// Twin: fail/race/launches/ticket_through_shared.
// run: --search default
// expect: none
__global__ void prefix(const int *in, int *out, int *sum, volatile int *ready, int *tickets) {
  __shared__ int number, before;
  __shared__ int part[64];
  const int t = threadIdx.x;
  if (t == 0)
    number = atomicAdd(tickets, 1);
  __syncthreads();
  const int b = number;
  part[t] = in[b * 64 + t];
  __syncthreads();
  if (t == 0) {
    int s = 0;
    if (b > 0) {
      while (ready[b - 1] == 0) {}
      __threadfence();
      s = sum[b - 1];
    }
    before = s;
    for (int i = 0; i < 64; ++i)
      s += part[i];
    sum[b] = s;
    __threadfence();
    ready[b] = 1;
  }
  __syncthreads();
  out[b * 64 + t] = part[t] + before;
}
