// Chars, shorts and bytes of words.
// run: --grid 64 --block 128 --arg 'a=i8[8192]:random(19,-128,127)' --arg 'b=u16[8192]:random(20,0,65535)' --arg 'o=i32[8192]:zeros' --arg 'c=u8[8192]:zeros'
__global__ void k(const signed char *a, const unsigned short *b, int *o, unsigned char *c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  signed char s = a[i] * 3;
  unsigned short h = b[i] + s;
  c[i] = (unsigned char)(h >> 3) ^ s;
  o[i] = s * h - (short)h + c[i];
}
