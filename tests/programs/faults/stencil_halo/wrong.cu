// A stencil in one dimension with its halo in shared memory, read before it is complete.
// expect: race * 17 24
// expect: race * 19 24
// expect: race * 20 24
// expect: uninitialized-read - 24
#include <stdio.h>
#include <vector>

#define RADIUS 3
#define BLOCK 128

__global__ void stencil(const int *in, int *out)
{
    __shared__ int temp[BLOCK + 2 * RADIUS];
    int g = threadIdx.x + blockIdx.x * blockDim.x + RADIUS;
    int l = threadIdx.x + RADIUS;
    temp[l] = in[g];
    if (threadIdx.x < RADIUS) {
        temp[l - RADIUS] = in[g - RADIUS];
        temp[l + BLOCK] = in[g + BLOCK];
    }
    int result = 0;
    for (int offset = -RADIUS; offset <= RADIUS; offset++)
        result += temp[l + offset];
    out[g] = result;
}

int main()
{
    const int n = 1024;
    std::vector<int> in(n + 2 * RADIUS, 1), out(n + 2 * RADIUS, 1);
    int *dIn, *dOut, bytes = in.size() * sizeof(int);
    cudaMalloc(&dIn, bytes);
    cudaMalloc(&dOut, bytes);
    cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(dOut, out.data(), bytes, cudaMemcpyHostToDevice);
    stencil<<<n / BLOCK, BLOCK>>>(dIn, dOut);
    cudaMemcpy(out.data(), dOut, bytes, cudaMemcpyDeviceToHost);
    for (int i = RADIUS; i < n + RADIUS; i++)
        if (out[i] != 2 * RADIUS + 1) {
            printf("Mistake at %d: %d\n", i, out[i]);
            return 1;
        }
    printf("Success!\n");
    cudaFree(dIn);
    cudaFree(dOut);
    return 0;
}
