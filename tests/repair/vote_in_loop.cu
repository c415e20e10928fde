// Lanes leave the loop before others vote in it.
// run: --grid 1 --block 32 --arg n=511 --arg state=i32[512]:zeros
__global__ void relax(volatile int *state, int n) {
  for (int w = threadIdx.x; w < n; w += 32) {
    bool busy = state[w] > 0;
    unsigned all = __ballot_sync(0xffffffffu, busy);
    if (busy)
      state[w] -= __popc(all);
  }
  if (threadIdx.x == 0)
    state[n] = 0;
}
void host(volatile int *state, int n) { relax<<<1, 32>>>(state, n); }
