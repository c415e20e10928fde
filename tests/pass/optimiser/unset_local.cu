// A local variable that only some threads set: what the others store is undefined, which a note says of the
// O0 form and of this one. Twin: pass/optimiser/set_local.
// run: --grid 1 --block 32 --arg 'a=i32[64]:iota' --arg 'o=i32[32]:zeros'
// expect: none
__global__ void k(const int *a, int *o) {
  int v;
  if (a[threadIdx.x] > 2) v = a[threadIdx.x + 1];
  o[threadIdx.x] = v;
}
