// Functions for both sides that call atomics and read the thread index.
// nvcc: no, it refuses atomics in functions for both sides, which clang leaves out for the host
#include <cstdio>
__host__ __device__ int inc(int *p)
{
#ifdef __CUDA_ARCH__
    __syncthreads();
#endif
    return atomicAdd(p, 1) + threadIdx.x + blockIdx.x * blockDim.x;
}
struct S {
    float v;
    __host__ __device__ void up(float x)
    {
        atomicAdd(&v, x);
        __threadfence();
    }
};
__global__ void k(int *p, S *s)
{
    inc(p);
    s->up(1.0f);
}
int main()
{
    int *p;
    S *s;
    cudaMallocManaged(&p, 4);
    cudaMallocManaged(&s, sizeof *s);
    *p = 0;
    s->v = 0;
    k<<<1, 64>>>(p, s);
    cudaDeviceSynchronize();
    inc(p);
    s->up(2);
    printf("%d %g\n", *p, s->v);
    cudaFree(p);
    cudaFree(s);
}
