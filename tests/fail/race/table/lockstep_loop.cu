// Lanes that have left the loop store while others are still in it and read: they reconverge only behind the
// loop. Twin: pass/table/lockstep_loop.
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model lockstep
// expect: race raw 14 17
// run: --grid 1 --block 32 --arg 'o=i32[32]:zeros' --model its
// expect: race raw 14 17
__global__ void rounds(int *o) {
  __shared__ int s[32];
  int t = threadIdx.x, i = 0, sum = 0;
  s[t] = 0;
  __syncwarp();
  for (; i < 33; ++i) {
    if (i >= t) {
      s[t] = -i;
      break;
    }
    sum += s[i];
  }
  o[t] = sum;
}
