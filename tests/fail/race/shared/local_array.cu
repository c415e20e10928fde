// The same array in shared memory: every thread has the same cells. Twin: pass/shared/local_array.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: race * 12 12
// expect: race * 12 13
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: race * 12 12
// expect: race * 12 13
__global__ void k(int *o, const int *a) {
  __shared__ int v[4];
  int t = threadIdx.x;
  for (int i = 0; i < 4; ++i)
    v[(i + a[t]) & 3] = i;
  o[t] = v[a[t] & 3];
}
