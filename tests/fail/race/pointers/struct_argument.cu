// A struct returned by value; all threads of two warps store to one cell. Twin: pass/pointers/struct_argument.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=64 --model its
// expect: race * 19 19
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=64 --model lockstep
// expect: race * 19 19
struct Pair {
  int first, second;
};
__device__ Pair make(int a, int b) {
  Pair p;
  p.first = a;
  p.second = b;
  return p;
}
__global__ void k(int *o, const int *a, int n) {
  int t = threadIdx.x;
  Pair p = make(a[t], n);
  if (t < n)
    o[0] = p.first + p.second;
}
