// A kernel launches a kernel that counts without atomics.
// expect: race * 9
// nvcc: -rdc=true -lcudadevrt
#include <cstdio>
#include <cuda_runtime.h>

__global__ void child(int *counter)
{
    *counter += 1;
}

__global__ void parent(int *counter)
{
    if (threadIdx.x == 0)
        child<<<2, 64>>>(counter);
}

int main()
{
    int *counter, count;
    cudaMalloc(&counter, sizeof(int));
    cudaMemset(counter, 0, sizeof(int));
    parent<<<1, 32>>>(counter);
    cudaMemcpy(&count, counter, sizeof(int), cudaMemcpyDeviceToHost);
    std::printf("%d\n", count);
    cudaFree(counter);
    return 0;
}
