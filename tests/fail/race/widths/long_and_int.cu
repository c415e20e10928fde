// A 64-bit store and a 32-bit store of another warp in its upper half. Twin: pass/widths/long_and_int.
// run: --grid 1 --block 64 --arg 'c=i32[4]:zeros' --model its
// expect: race waw 9 11
// run: --grid 1 --block 64 --arg 'c=i32[4]:zeros' --model lockstep
// expect: race waw 9 11
__global__ void k(int *c) {
  int t = threadIdx.x;
  if (t == 0)
    *(long long *)c = 0x0101010102020202ll;
  if (t == 32)
    c[1] = 0x07070707;
}
