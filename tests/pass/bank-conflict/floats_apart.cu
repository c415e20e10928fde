// Four floats of a lane, in statements of their own: each is a conflict of four lanes. Twin:
// pass/bank-conflict/float4.
// run: --grid 1 --block 32 --arg 'out=f32[128]:zeros' --perf
// expect: none
// expect-note: bank-conflict - 10
// expect-note: bank-conflict - 11
__global__ void apart(float *out) {
  __shared__ float d[128];
  int t = threadIdx.x;
  d[4 * t] = t;
  d[4 * t + 1] = t + 1;
  __syncthreads();
  out[t] = d[t & ~3];
}
