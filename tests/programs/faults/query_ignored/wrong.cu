// The host asks a stream whether it is done, and goes on whatever the answer.
// expect: stream-race host 13 15
#include <cstdio>

__global__ void work(int *p) { int s = 0; for (int i = 0; i < 100; i++) s += i; p[threadIdx.x] = s; }

int main()
{
    int *p;
    cudaStream_t s;
    cudaStreamCreate(&s);
    cudaMallocManaged(&p, 32 * sizeof(int));
    work<<<1, 32, 0, s>>>(p);
    cudaStreamQuery(s);
    printf("%d\n", p[0]);
    cudaStreamSynchronize(s);
    cudaFree(p);
    cudaStreamDestroy(s);
    return 0;
}
