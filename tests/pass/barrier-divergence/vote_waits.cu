// A vote waits for the lanes of its mask: in the last iteration lane 31 has nothing to read and waits for the others,
// which poll their cells.
// Twin: fail/barrier-divergence/vote_waits.
// run: --grid 1 --block 32 --arg n=511 --arg 'state=i32[]:zeros' --model its
// expect: none
__global__ void relax(volatile int *state, int n) {
  bool again;
  do {
    again = false;
    for (int w = threadIdx.x; __any_sync(0xffffffffu, w < n); w += 32) {
      bool busy = false;
      int left;
      if (w < n) {
        left = state[w];
        if (left > 0)
          busy = true;
      }
      unsigned all = __ballot_sync(0xffffffffu, busy);
      if (w < n)
        if (left > 0) {
          state[w] = left - __popc(all);
          again = true;
        }
    }
  } while (__any_sync(0xffffffffu, again));
}
