// Fields of a struct share words.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(21,-100000,100000)' --arg 'o=i32[8192]:zeros'
struct Packed {
  int a : 5, b : 11;
  unsigned c : 9;
  int d : 7;
};
__global__ void k(const int *a, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Packed p;
  p.a = a[i];
  p.b = a[i] >> 3;
  p.c = a[i] * 7;
  p.d = p.a + p.b;
  p.a += p.d;
  o[i] = p.a + p.b * 64 + (int)p.c * 4096 + p.d;
}
