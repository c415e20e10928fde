// A sum of blocks whose last block is not full: threads beyond the end take part with zero.
// expect: none
#include <stdio.h>
#include <vector>

__global__ void sums(const int *in, int *out, int n)
{
    __shared__ int s[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    s[threadIdx.x] = i < n ? in[i] : 0;
    __syncthreads();
    for (int h = 64; h > 0; h /= 2) {
        if (threadIdx.x < h)
            s[threadIdx.x] += s[threadIdx.x + h];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = s[0];
}

int main()
{
    const int n = 300, blocks = (n + 127) / 128;
    std::vector<int> h(n, 1), sum(blocks);
    int *in, *out, total = 0;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&out, blocks * sizeof(int));
    cudaMemcpy(in, h.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    sums<<<blocks, 128>>>(in, out, n);
    cudaMemcpy(sum.data(), out, blocks * sizeof(int), cudaMemcpyDeviceToHost);
    for (int s : sum)
        total += s;
    printf("total %d\n", total);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
