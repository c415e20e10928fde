// Jobs in streams of their own, with functions of the host behind them.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct job { int id; int *h, *d; int n; cudaStream_t s; int sum; };
__global__ void scale(int *x, int n, int k) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] *= k; }
static void CUDART_CB after(void *p) { struct job *j = (struct job *)p; j->sum = 0; for (int i = 0; i < j->n; i++) j->sum += j->h[i]; }
static void CUDART_CB old(cudaStream_t s, cudaError_t st, void *p) { printf("callback %d %d\n", *(int *)p, st == cudaSuccess); }
int main(void) { struct job jobs[3]; for (int k = 0; k < 3; k++) { struct job *j = &jobs[k]; memset(j, 0, sizeof *j); j->id = k; j->n = 100; cudaHostAlloc((void **)&j->h, 400, cudaHostAllocDefault); cudaMalloc((void **)&j->d, 400); cudaStreamCreate(&j->s); for (int i = 0; i < 100; i++) j->h[i] = i; cudaMemcpyAsync(j->d, j->h, 400, cudaMemcpyHostToDevice, j->s); scale<<<1, 128, 0, j->s>>>(j->d, 100, k + 1); cudaMemcpyAsync(j->h, j->d, 400, cudaMemcpyDeviceToHost, j->s); cudaLaunchHostFunc(j->s, after, j); }
  for (int k = 0; k < 3; k++) { cudaStreamSynchronize(jobs[k].s); printf("%d\n", jobs[k].sum); cudaStreamAddCallback(jobs[k].s, old, &jobs[k].id, 0); cudaStreamSynchronize(jobs[k].s); cudaFreeHost(jobs[k].h); cudaFree(jobs[k].d); cudaStreamDestroy(jobs[k].s); } return 0; }
