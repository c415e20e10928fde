// A float4 is one access of 16 bytes, served by quarter warps, into however many fields the compiler splits
// it: no conflict. The same floats one by one are a conflict of four lanes.
// run: --grid 1 --block 256 --arg 'in=f32[1024]:iota' --arg 'out=f32[1024]:zeros' --perf --fail-on note
// expect: none
__global__ void write_vec(const float4 *in, float4 *out) {
  __shared__ float4 d[256];
  d[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  float4 v = d[255 - threadIdx.x];
  out[threadIdx.x] = make_float4(v.w, v.x, v.y, v.z);
}
