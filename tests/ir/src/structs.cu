// Structs by value (with pointers and packed), returned structs, vectors, copies, printf and assert.
#include <cstdio>
struct View {
  float *data;
  int rows, cols;
  __device__ float &at(int r, int c) const { return data[r * cols + c]; }
};
struct __attribute__((packed)) Packed {
  char tag;
  int value;
  short rest[3];
};
struct Pair {
  float4 lo, hi;
  unsigned flag : 3, count : 29;
};
__device__ __noinline__ Pair make(float4 v, unsigned n) {
  Pair p;
  p.lo = v;
  p.hi = make_float4(v.w, v.z, v.y, v.x);
  p.flag = n & 7;
  p.count = n;
  return p;
}
__global__ void structs(View m, Packed *q, Pair *pairs, const Packed one, double2 scale) {
  int t = threadIdx.x;
  if (t < m.rows * m.cols)
    m.at(t / m.cols, t % m.cols) *= scale.x + one.value;
  q[t] = one;
  q[t].rest[t % 3] = (short)t;
  pairs[t] = make(make_float4(t, t + 1, t + 2, scale.y), t);
  Pair copy = pairs[t];
  copy.count += q[t].tag;
  pairs[t] = copy;
  memcpy(&q[t + 1].rest, &q[t].rest, 5);
  assert(copy.flag == (t & 7));
  if (t == 0)
    printf("rows %d, first %g, tag %c, %s %lld\n", m.rows, m.at(0, 0), one.tag, "text", (long long)t << 33);
}
