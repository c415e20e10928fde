// Lanes leave a loop one after the other. What they stored inside it, the others read once they have left
// it too. Twin: fail/race/table/lockstep_loop.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: none
__global__ void rounds(int *o) {
  __shared__ int s[32];
  int t = threadIdx.x, i = 0;
  for (;; ++i) {
    s[t] = i;
    if (i >= t) {
      s[t] = -i;
      break;
    }
  }
  o[t] = s[31 - t];
}
