// Tail threads return in the last, partial block only. Twin: pass/exited-threads/early_return.
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --arg n=100 --model its
// expect: none
// expect-note: exited-threads - 14
// run: --grid 2 --block 64 --arg 'o=i32[128]:zeros' --arg n=100 --model lockstep
// expect: exited-threads - 14
// run: --grid 1 --block 64 --arg 'o=i32[128]:zeros' --arg n=100 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  if (i >= n)
    return;
  o[i] = 1;
  __syncthreads();
  o[i] += 1;
}
