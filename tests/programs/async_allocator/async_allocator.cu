// Memory in the order of a stream: cudaMallocAsync, a chain of kernels, cudaFreeAsync, one temporary reused.
#include <cstdio>
#include <vector>

__global__ void iota(int *p, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] = i; }
__global__ void pairs(const int *in, int *out, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = in[2 * i] + in[2 * i + 1]; }

int main()
{
    const int n = 4096;
    cudaStream_t s;
    cudaStreamCreate(&s);
    int *a, *b, result = 0;
    cudaMallocAsync(&a, n * sizeof(int), s);
    iota<<<n / 256, 256, 0, s>>>(a, n);
    for (int left = n / 2; left > 0; left /= 2) {
        cudaMallocAsync(&b, left * sizeof(int), s);
        pairs<<<(left + 255) / 256, 256, 0, s>>>(a, b, left);
        cudaFreeAsync(a, s);
        a = b;
    }
    cudaMemcpyAsync(&result, a, sizeof(int), cudaMemcpyDeviceToHost, s);
    cudaFreeAsync(a, s);
    cudaError_t e = cudaStreamSynchronize(s);
    printf("%d %s\n", result, e == cudaSuccess && result == n * (n - 1) / 2 ? "PASS" : "FAIL");
    cudaStreamDestroy(s);
    return result != n * (n - 1) / 2;
}
