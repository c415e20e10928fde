// The scan of a warp as it was written for hardware that runs in lockstep: fewer lanes with every step, and
// each was active when the others stored what it reads. Twin: fail/race/table/lockstep_scan.
// run: --grid 1 --block 32 --arg 'a=i32[32]:iota' --model lockstep
// expect: none
__global__ void scan32(volatile int *a) {
  int t = threadIdx.x;
  if (t >= 1) a[t] = a[t] + a[t - 1];
  if (t >= 2) a[t] = a[t] + a[t - 2];
  if (t >= 4) a[t] = a[t] + a[t - 4];
}
