// Output of printf in kernels, in the order in which one warp's lanes print.
#include <stdio.h>

__global__ void hello(const char *who, float f)
{
    printf("[block %d, thread %d] hello %s %.2f\n", blockIdx.x, threadIdx.x, "from the device", f * threadIdx.x);
}

__global__ void formats()
{
    printf("%5d|%-5d|%05d|%x|%X|%o|%u|%c|%%\n", 42, 42, 42, 255, 255, 8, 7u, 'z');
    printf("%8.3f|%-8.2f|%e|%g|%lld|%llx\n", 3.14159, 2.5, 12345.678, 0.0001, 1234567890123LL, 0xabcdef012345ULL);
    printf("%s and %10s|\n", "text", "right");
}

int main()
{
    printf("before\n");
    fflush(stdout);
    hello<<<1, 4>>>(NULL, 0.5f);
    cudaDeviceSynchronize();
    formats<<<1, 1>>>();
    cudaError_t e = cudaDeviceSynchronize();
    printf("after: %s\n", cudaGetErrorString(e));
    return e;
}
