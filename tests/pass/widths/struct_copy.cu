// Structs of twelve bytes copied from one buffer to another. Twin: fail/race/widths/struct_copy.
// run: --grid 1 --block 64 --arg 'o=i32[192]:zeros' --arg 'a=i32[192]:iota' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[192]:zeros' --arg 'a=i32[192]:iota' --model lockstep
// expect: none
struct Three {
  int x, y, z;
};
__global__ void k(Three *o, Three *a) {
  int t = threadIdx.x;
  o[t] = a[t ^ 32];
}
