// Nodes found by a search are appended to a queue whose tail is advanced by an atomic.
// expect: none
#include <stdio.h>
#include <stdlib.h>
#include <vector>

__global__ void findMultiples(const int *v, int n, int of, int *queue, int *tail)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && v[i] % of == 0) {
        int at = atomicAdd(tail, 1);
        queue[at] = i;
    }
}

int main()
{
    const int n = 600;
    std::vector<int> v(n);
    int want = 0, got = 0, *dV, *queue, *tail;
    for (int i = 0; i < n; i++) {
        v[i] = rand() % 100;
        want += v[i] % 7 == 0;
    }
    cudaMalloc(&dV, n * sizeof(int));
    cudaMalloc(&queue, n * sizeof(int));
    cudaMalloc(&tail, sizeof(int));
    cudaMemcpy(dV, v.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemset(tail, 0, sizeof(int));
    findMultiples<<<(n + 127) / 128, 128>>>(dV, n, 7, queue, tail);
    cudaMemcpy(&got, tail, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%s\n", got == want ? "all found" : "some lost");
    cudaFree(dV);
    cudaFree(queue);
    cudaFree(tail);
    return 0;
}
