// The inner branch stores on one side what is read on the other. Twin: pass/table/lockstep_nested.
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race raw 14 16
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --model its
// expect: race raw 14 16
// expect: race warp-level 14 18
__global__ void nested(int *o) {
  __shared__ int s[4];
  int t = threadIdx.x;
  if (t == 20) s[1] = 0;
  __syncwarp();
  if (t < 16) {
    if (t == 2)
      s[1] = 2;
    else
      o[t] = s[1];
  }
  o[t + 32] = s[1];
}
