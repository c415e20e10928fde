// A tree of managed nodes with operators new and delete of its own.
#include <cuda_runtime.h>
#include <cstdio>
struct Managed { void *operator new(size_t n) { void *p; cudaMallocManaged(&p, n); cudaDeviceSynchronize(); return p; } void operator delete(void *p) { cudaDeviceSynchronize(); cudaFree(p); } };
struct Node : Managed { int v; Node *l = nullptr, *r = nullptr; Node(int v) : v(v) {} ~Node() { delete l; delete r; } void add(int x) { Node *&c = x < v ? l : r; if (c) c->add(x); else c = new Node(x); } };
__device__ int depth(const Node *n) { int best = 0; const Node *st[64]; int dp[64], top = 0; st[0] = n; dp[0] = 1; top = 1; while (top) { --top; const Node *c = st[top]; int d = dp[top]; if (!c) continue; best = max(best, d); st[top] = c->l; dp[top++] = d + 1; st[top] = c->r; dp[top++] = d + 1; } return best; }
__global__ void sum(Node *n, int *out) { if (threadIdx.x == 0) out[0] = depth(n); if (threadIdx.x == 1) { int s = 0; for (Node *c = n; c; c = c->r) s += c->v; out[1] = s; } }
int main() { Node *t = new Node(50); unsigned x = 7; for (int i = 0; i < 40; i++) { x = x * 1103515245 + 12345; t->add(x >> 16 & 127); } int *o; cudaMallocManaged(&o, 8); int dev; cudaGetDevice(&dev);
#if CUDART_VERSION >= 13000
  cudaMemLocation loc = {cudaMemLocationTypeDevice, dev}; cudaMemPrefetchAsync(o, 8, loc, 0, 0);
#else
  cudaMemPrefetchAsync(o, 8, dev, 0); cudaMemAdvise(o, 8, cudaMemAdviseSetPreferredLocation, dev);
#endif
  sum<<<1, 32>>>(t, o); cudaDeviceSynchronize(); int s = 0; for (Node *c = t; c; c = c->r) s += c->v; printf("%d %d\n", o[0] > 4, o[1] == s); cudaFree(o); delete t; return o == nullptr; }
