// The host reads a managed variable after it has waited.
// expect: none
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
    cudaDeviceSynchronize();
    int result = counter;
    printf("%d\n", result);
    return result != 69;
}
