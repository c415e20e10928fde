// Debug information of inlined calls: helpers of helpers, a class, a lambda, recursion, a function pointer.
struct Stack {
  int cells[8];
  int top;
  __device__ Stack() : top(0) {}
  __device__ void push(int v) {
    cells[top & 7] = v;
    ++top;
  }
  __device__ int pop() { return cells[--top & 7]; }
};
__device__ inline int square(int v) { return v * v; }
__device__ inline int sum_squares(int a, int b) {
  int s = square(a) + square(b);
  return s;
}
__device__ __forceinline__ void meet(int *p) {
  *p = sum_squares(p[0], p[1]);
  __syncthreads();
}
__device__ int depth(int n) { return n <= 1 ? 1 : n + depth(n / 2); }
__device__ __noinline__ int add_one(int v) { return v + 1; }
__device__ __noinline__ int negate(int v) { return -v; }
__global__ void inlining(int *o, int n) {
  int t = threadIdx.x;
  Stack s;
  for (int i = 0; i < n; ++i)
    s.push(o[i] + t);
  auto apply = [&](int v) { return v + s.pop() * n; };
  {
    int shadowed = apply(t);
    o[t] = shadowed;
  }
  if (n > 4)
    meet(o + t);
  else
    meet(o + 2 * t);
  int (*f)(int) = t & 1 ? add_one : negate;
  o[t] += f(o[t]) + depth(n);
}
