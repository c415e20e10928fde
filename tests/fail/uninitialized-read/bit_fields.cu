// A bit-field is read before it is set. Twin: pass/uninitialized-read/bit_fields.
// run: --grid 1 --block 64 --arg 'o=u32[64]:zeros' --model its
// expect: uninitialized-read - 12
// run: --grid 1 --block 64 --arg 'o=u32[64]:zeros' --model lockstep
// expect: uninitialized-read - 12
struct Bits {
  unsigned low : 3, mid : 7, high : 12;
};
__global__ void k(unsigned *o) {
  __shared__ Bits bits[64];
  int t = threadIdx.x;
  unsigned before = bits[t].low;
  bits[t].mid = t;
  o[t] = bits[t].mid + before;
}
