// The loop with two back edges is the last statement, so its only way out is a return: all lanes still
// meet at the head of each trip. In the second kernel some lanes return from inside the loop, and the
// rest go on together. Twin: fail/barrier-divergence/loop_continue_last.
// run: --kernel k --grid 1 --block 64 --arg 'd=i32[64]:iota' --arg n=5 --model its
// expect: none
// run: --kernel k --grid 1 --block 64 --arg 'd=i32[64]:iota' --arg n=5 --model lockstep
// expect: none
// run: --kernel leave --grid 1 --block 64 --arg 'd=i32[64]:iota' --arg n=5 --model its
// expect: none
// expect-note: exited-threads - 32
// run: --kernel middle --grid 1 --block 64 --arg 'd=i32[64]:iota' --arg n=5 --model its
// expect: none
__global__ void k(int *d, int n) {
  int t = threadIdx.x;
  int i = 0;
  while (i < n) {
    __syncthreads();
    i++;
    if (t % 3 == 0)
      continue;
    d[t] = i;
  }
}

__global__ void leave(int *d, int n) {
  int t = threadIdx.x;
  for (int i = 0; i < n; ++i) {
    if (t % 3 == 0) {
      if (i == 2 && t == 3)
        return;
    }
    __syncthreads();
    d[t] = i;
  }
}

// The only way out is a `break` in the middle, and the exchange needs the whole warp in each trip.
__global__ void middle(int *d, int n) {
  int t = threadIdx.x;
  int i = 0;
  while (true) {
    int v = __shfl_xor_sync(0xffffffffu, t, 1);
    if (++i > n)
      break;
    if (t & 1)
      continue;
    d[t] += v;
  }
}
