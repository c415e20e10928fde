// Two statements leave different values, in lanes of one warp. Twin: pass/same_value/one_warp.
// run: --grid 1 --block 32 --arg 'e=i32[64]:zeros' --arg 'a=i32[64]:zeros'
// expect: race same-value 8 8
// expect: race same-value 9 9
// expect: race warp-level 8 9
__global__ void reset(const int2 *e, int *a) {
  int2 v = e[threadIdx.x];
  a[v.x] = -1;
  a[v.y] = -2;
}
