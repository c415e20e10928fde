// run: --kernel rows --search default --budget 60-launches
// expect: none
// run: --kernel column --search default --budget 60-launches
// expect: race same-value 21
// run: --kernel advance --search default --budget 60-launches
// expect: none
// run: --kernel advance_all --search default --budget 60-launches
// expect: race raw 27
// expect: race war 27
// expect: race warp-level 27
// expect: race waw 27
// expect: race same-value 27
// run: --kernel total --search default --budget 60-launches
// expect: none
// Pointers to pointers, and structs in memory that hold pointers: the search makes them up.
#include <cstdio>
__global__ void rows(float **m, int n, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < n) for (int c = 0; c < cols; ++c) m[r][c] = r * cols + c;
}
__global__ void column(float **m, int n) { int r = blockIdx.x * blockDim.x + threadIdx.x; if (r < n) m[0][0] = 1.0f; }

struct Particles { float *x, *v; int n; };
__global__ void advance(Particles *p, float dt) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < p->n) p->x[i] += p->v[i] * dt; }
__global__ void advance_all(Particles *p, float dt) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < p->n) p->x[0] += p->v[i] * dt;
}

struct Node { int value; Node *next; };
__global__ void total(Node *head, int *out) { int s = 0; for (Node *n = head; n != nullptr; n = n->next) s += n->value; out[threadIdx.x] = s; }

int main() {
  Particles *p;
  cudaMallocManaged(&p, sizeof(Particles));
  advance<<<4, 256>>>(p, 0.1f);
  return cudaDeviceSynchronize();
}
