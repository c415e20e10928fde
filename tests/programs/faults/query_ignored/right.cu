// The host asks a stream whether it is done, and asks until the answer is yes.
// expect: none
#include <cstdio>

__global__ void work(int *p) { int s = 0; for (int i = 0; i < 100; i++) s += i; p[threadIdx.x] = s; }

int main()
{
    int *p;
    cudaStream_t s;
    cudaStreamCreate(&s);
    cudaMallocManaged(&p, 32 * sizeof(int));
    work<<<1, 32, 0, s>>>(p);
    while (cudaStreamQuery(s) == cudaErrorNotReady) {
    }
    printf("%d\n", p[0]);
    cudaStreamSynchronize(s);
    cudaFree(p);
    cudaStreamDestroy(s);
    return 0;
}
