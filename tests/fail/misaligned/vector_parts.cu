// One part of a float4 at an offset of 1 floats. Twin: pass/misaligned/vector_parts.
// run: --grid 1 --block 32 --arg 'a=f32[256]:iota' --arg 'o=f32[32]:zeros' --model its
// expect: misaligned - 7
// run: --grid 1 --block 32 --arg 'a=f32[256]:iota' --arg 'o=f32[32]:zeros' --model lockstep
// expect: misaligned - 7
__global__ void k(const float *a, float *o) {
  float4 v = *(const float4 *)(a + 4 * threadIdx.x + 1);
  o[threadIdx.x] = v.x;
}
