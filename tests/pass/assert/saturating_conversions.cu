// Conversions of constants out of range saturate, as those of other values do.
// Twin: fail/assert/saturating_conversions.
// run: --grid 1 --block 32 --arg x=3e9
// expect: none
#include <assert.h>
__global__ void k(float x) {
  assert(__float2int_rz(3e9f) == 2147483647 && __float2int_rz(x) == 2147483647);
  assert(__double2ull_rz(1e30) == 0xffffffffffffffffull);
  assert(__float2uint_rd(-1.5f) == 0);
  assert(__double2int_ru(-2.5) == -2 && __double2int_rd(-2.5) == -3 && __double2int_rn(2.5) == 2);
}
