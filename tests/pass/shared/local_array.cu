// A local array with a dynamic index belongs to its thread. Twin: fail/race/shared/local_array.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *a) {
  int v[4];
  int t = threadIdx.x;
  for (int i = 0; i < 4; ++i)
    v[(i + a[t]) & 3] = i;
  o[t] = v[a[t] & 3];
}
