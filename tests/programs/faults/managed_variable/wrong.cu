// The host reads a managed variable while the kernel may still run.
// expect: stream-race host 16 17
#include <cstdio>


__managed__ int counter;

__global__ void count()
{
    atomicAdd(&counter, 1);
}

int main()
{
    counter = 5;
    count<<<2, 32>>>();
    int result = counter;
    cudaDeviceSynchronize();
    printf("%d\n", result);
    return result != 69;
}
