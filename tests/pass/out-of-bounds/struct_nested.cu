// A struct argument that holds structs and arrays of them with pointers inside, named level by level.
// Twin: fail/out-of-bounds/struct_nested.
// run: --grid 1 --block 16 --arg 's={n=16, in={p=f32[16]:iota, scale={by=2, of={to=f32[16]:zeros}}}, pair={#0={p=i32[16]:fill(5)}, #1={p=i32[16]:iota}}}'
// expect: none
#include <assert.h>

struct To { float *to; };
struct Scale { float by; To of; };
struct In { const float *p; Scale scale; };
struct Ints { const int *p; };
struct All { int n; In in; Ints pair[2]; };

__global__ void scaled(All s) {
  int t = threadIdx.x;
  if (t >= s.n) return;
  assert(s.in.p[t] == t && s.pair[0].p[t] == 5 && s.pair[1].p[t] == t);
  float r = s.in.p[t] * s.in.scale.by + s.pair[0].p[t];
  assert(r == 2 * t + 5);
  s.in.scale.of.to[t] = r;
}
