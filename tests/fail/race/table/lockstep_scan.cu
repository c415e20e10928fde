// The same for two warps, of which one reads what the other stores. Twin: pass/table/lockstep_scan.
// run: --grid 1 --block 64 --arg 'a=i32[64]:iota' --model lockstep
// expect: race raw 8 8
// expect: race raw 9 9
// expect: race raw 8 9
__global__ void scan32(volatile int *a) {
  int t = threadIdx.x;
  if (t >= 1) a[t] = a[t] + a[t - 1];
  if (t >= 2) a[t] = a[t] + a[t - 2];
}
