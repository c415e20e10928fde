// The last block to finish adds up what all blocks left, without a fence before its ticket.
// expect: race * 17 24
#include <stdio.h>
#include <vector>

__device__ unsigned tickets;

__global__ void sum(const int *in, volatile int *partial, int *out, int n)
{
    __shared__ bool last;
    int v = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        v += in[i];
    for (int d = 16; d > 0; d /= 2)
        v += __shfl_down_sync(0xffffffff, v, d);
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = v;
        last = atomicAdd(&tickets, 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        int total = 0;
        for (int b = 0; b < gridDim.x; b++)
            total += partial[b];
        *out = total;
        tickets = 0;
    }
}

int main()
{
    const int n = 5000, blocks = 8;
    std::vector<int> h(n, 2);
    int *in, *partial, *out, got = 0;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&partial, blocks * sizeof(int));
    cudaMalloc(&out, sizeof(int));
    cudaMemcpy(in, h.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    for (int round = 0; round < 2; round++) {
        sum<<<blocks, 32>>>(in, partial, out, n);
        cudaMemcpy(&got, out, sizeof(int), cudaMemcpyDeviceToHost);
        printf("%d\n", got);
    }
    cudaFree(in);
    cudaFree(partial);
    cudaFree(out);
    return 0;
}
