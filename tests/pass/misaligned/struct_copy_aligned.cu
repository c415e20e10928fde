// A struct of 24 bytes is copied whole, 2 ints from the start. Twin: fail/misaligned/struct_copy.
// run: --grid 1 --block 32 --arg 'a=i32[256]:iota' --arg 'o=i32[256]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'a=i32[256]:iota' --arg 'o=i32[256]:zeros' --model lockstep
// expect: none
struct S {
  long long a, b, c;
};
__global__ void k(const int *a, int *o) {
  *(S *)(o + 6 * threadIdx.x + 2) = *(const S *)(a + 6 * threadIdx.x + 2);
}
