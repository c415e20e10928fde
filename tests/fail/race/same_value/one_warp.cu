// Two statements leave the same value, in lanes of one warp. Whoever comes last, it is the same. Twin:
// pass/same_value/one_warp.
// run: --grid 1 --block 32 --arg 'e=i32[64]:zeros' --arg 'a=i32[64]:zeros'
// expect: race same-value 12 12
// expect: race same-value 12 13
// expect: race same-value 13 13
// run: --grid 1 --block 32 --arg 'e=i32[64]:zeros' --arg 'a=i32[64]:zeros' --model lockstep
// expect: race same-value 12 12
// expect: race same-value 13 13
__global__ void reset(const int2 *e, int *a) {
  int2 v = e[threadIdx.x];
  a[v.x] = -1;
  a[v.y] = -1;
}
