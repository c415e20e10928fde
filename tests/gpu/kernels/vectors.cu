// Loads and stores of float4 and char4.
// run: --grid 32 --block 256 --arg 'a=f32[32768]:random(22,-9.0,9.0)' --arg 'o=f32[32768]:zeros' --arg 'c=i8[32768]:zeros'
__global__ void k(const float4 *a, float4 *o, char4 *c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 v = a[i];
  o[i] = make_float4(v.w + v.x, v.x * v.y, v.z - v.w, v.y);
  c[i] = make_char4((char)v.x, (char)v.y, (char)v.z, (char)v.w);
}
