// Each cell is reset once. Twin: fail/race/same_value/one_warp.
// run: --grid 1 --block 32 --arg 'e=i32[64]:iota' --arg 'a=i32[64]:zeros'
// expect: none
__global__ void reset(const int2 *e, int *a) {
  int2 v = e[threadIdx.x];
  a[v.x] = -1;
  a[v.y] = -1;
}
