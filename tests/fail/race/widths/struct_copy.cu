// Structs copied inside one buffer: each thread takes the one of the other warp. Twin: pass/widths/struct_copy.
// run: --grid 1 --block 64 --arg 'o=i32[192]:zeros' --arg 'a=i32[192]:iota' --model its
// expect: race * 11 11
// run: --grid 1 --block 64 --arg 'o=i32[192]:zeros' --arg 'a=i32[192]:iota' --model lockstep
// expect: race * 11 11
struct Three {
  int x, y, z;
};
__global__ void k(Three *o, Three *a) {
  int t = threadIdx.x;
  a[t] = a[t ^ 32];
}
