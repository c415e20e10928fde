// Each item packs four sizes >= 1, made by the host.
// run: --search default
// expect: none
__global__ void unpack(const unsigned *items, float *out) {
  unsigned w = items[blockIdx.x];
  int a = w >> 8 & 15, b = w >> 4 & 15, c = w & 15, t = threadIdx.x;
  int hi = t / (b * c), lo = t % (b * c);
  if (hi < a) out[blockIdx.x * blockDim.x + t] = hi * 10.f + lo / c;
}
