// Generations of a board of bytes.
// run: --grid 4,4,4 --block 8,8,2 --arg 'a=u8[8192]:random(39,0,1)' --arg 'o=u8[8192]:zeros'
__global__ void k(const unsigned char *a, unsigned char *o) {
  int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y, z = blockIdx.z * 2 + threadIdx.z;
  const unsigned char *p = a + z * 1024;
  int n = 0;
  for (int d = 0; d < 9; ++d)
    if (d != 4)
      n += p[(y + d / 3 + 31) % 32 * 32 + (x + d % 3 + 31) % 32];
  o[z * 1024 + y * 32 + x] = n == 3 || n == 2 && p[y * 32 + x];
}
