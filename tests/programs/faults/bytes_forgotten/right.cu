// The length of an upload is given in bytes, so the kernel reads what was copied.
// expect: none
#include <cstdio>
#include <vector>

__global__ void twice(const int *in, int *out) { out[threadIdx.x] = 2 * in[threadIdx.x]; }

int main()
{
    const int n = 64;
    std::vector<int> h(n, 5);
    int *in, *out;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&out, n * sizeof(int));
    cudaMemcpy(in, h.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    twice<<<1, n>>>(in, out);
    cudaMemcpy(h.data(), out, n * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
