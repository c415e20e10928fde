// A struct of 24 bytes is copied whole, 1 ints from the start. Twin: pass/misaligned/struct_copy_aligned.
// run: --grid 1 --block 32 --arg 'a=i32[256]:iota' --arg 'o=i32[256]:zeros' --model its
// expect: misaligned - 12
// expect: misaligned - 12
// run: --grid 1 --block 32 --arg 'a=i32[256]:iota' --arg 'o=i32[256]:zeros' --model lockstep
// expect: misaligned - 12
// expect: misaligned - 12
struct S {
  long long a, b, c;
};
__global__ void k(const int *a, int *o) {
  *(S *)(o + 6 * threadIdx.x + 1) = *(const S *)(a + 6 * threadIdx.x + 1);
}
