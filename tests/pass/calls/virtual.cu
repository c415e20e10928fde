// Virtual functions and function pointers: the callee is found through tables in memory.
// run: --grid 1 --block 64 --arg 'out=i32[64]'
// expect: none
struct Base { __device__ virtual int f(int x) = 0; int k; };
struct Twice : Base { __device__ int f(int x) override { return 2 * x + k; } };
struct Square : Base { __device__ int f(int x) override { return x * x - k; } };

__device__ __noinline__ int apply(Base *b, int x) { return b->f(x); }
__device__ int plus(int x) { return x + 1; }
__device__ int minus(int x) { return x - 1; }

__global__ void k(int *out) {
  __shared__ int s[64];
  int t = threadIdx.x;
  Twice a;
  Square b;
  a.k = 1;
  b.k = 2;
  Base *p = t % 2 ? (Base *)&a : (Base *)&b;
  int (*g)(int) = t % 3 ? plus : minus;
  s[g(t) & 63 ? t : t] = apply(p, t);
  __syncthreads();
  int want = t % 2 ? 2 * t + 1 : t * t - 2;
  if (s[t] != want) __trap();
  out[t] = s[63 - t] + g(t);
}
