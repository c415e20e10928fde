// The host looks at a result through the device's pointer.
// expect: wrong-space device-pointer-on-host 13
#include <cstdio>

__global__ void answer(int *p) { *p = 42; }

int main()
{
    int *p, h = 0;
    cudaMalloc(&p, sizeof(int));
    answer<<<1, 1>>>(p);
    cudaMemcpy(&h, p, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", *p);
    cudaFree(p);
    return 0;
}
