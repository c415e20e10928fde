// Setting a bit-field reads its neighbours only to keep them. Twin: fail/uninitialized-read/bit_fields.
// run: --grid 1 --block 64 --arg 'o=u32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=u32[64]:zeros' --model lockstep
// expect: none
struct Bits {
  unsigned low : 3, mid : 7, high : 12;
};
__global__ void k(unsigned *o) {
  __shared__ Bits bits[64];
  int t = threadIdx.x;
  bits[t].low = 5;
  bits[t].mid = t;
  o[t] = bits[t].mid;
}
