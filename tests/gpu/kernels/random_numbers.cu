// A generator of 64-bit state in each thread.
// run: --grid 64 --block 128 --arg 'o=u32[8192]:zeros'
__global__ void k(unsigned *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long s = 0x9e3779b97f4a7c15ull * (i + 1);
  unsigned r = 0;
  for (int j = 0; j < 50; ++j) {
    s = s * 6364136223846793005ull + 1442695040888963407ull;
    unsigned x = (unsigned)((s >> 18 ^ s) >> 27), rot = (unsigned)(s >> 59);
    r ^= x >> rot | x << (-rot & 31);
  }
  o[i] = r;
}
