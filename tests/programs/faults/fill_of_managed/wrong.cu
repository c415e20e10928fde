// An asynchronous fill of managed memory may come after what the host writes there.
// expect: stream-race host 17 18
#include <cstdio>

__global__ void add(int *v, int n, int by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        v[i] += by;
}

int main()
{
    const int n = 256;
    int *v, last;
    cudaMallocManaged(&v, n * sizeof(int));
    cudaMemsetAsync(v, 0, n * sizeof(int));
    v[n - 1] = 3;
    add<<<1, n>>>(v, n, 1);
    cudaDeviceSynchronize();
    last = v[n - 1];
    printf("%d\n", last);
    cudaFree(v);
    return last != 4;
}
