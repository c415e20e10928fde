// A struct returned by value; each thread stores to a cell of its own. Twin: fail/race/pointers/struct_argument.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=64 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg 'a=i32[64]:iota' --arg n=64 --model lockstep
// expect: none
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
    o[t] = p.first + p.second;
}
