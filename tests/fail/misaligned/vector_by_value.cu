// A vector that is passed by value is read from where its alignment is wrong. Twin: pass/misaligned/vector_by_value.
// run: --grid 1 --block 32 --arg 'a=f32[40]:iota'
// expect: misaligned - 6
__device__ __noinline__ float sum(float4 v) { return v.x + v.y + v.z + v.w; }
__global__ void k(const float *a, float *o) {
  o[threadIdx.x] = sum(*(float4 *)(a + threadIdx.x));
}
