// A launch asks for as much as is allowed.
// expect: none
#include <cstdio>

__global__ void sum(const int *in, int *out, int n)
{
    extern __shared__ int s[];
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        s[i] = in[i];
    __syncthreads();
    if (threadIdx.x == 0) {
        int total = 0;
        for (int i = 0; i < n; i++)
            total += s[i];
        *out = total;
    }
}

int main()
{
    const int n = 10000;
    int *in, *out, got = -1;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&out, sizeof(int));
    cudaMemset(in, 0, n * sizeof(int));
    cudaMemset(out, 0xff, sizeof(int));
    sum<<<1, 64, n * sizeof(int)>>>(in, out, n);
    cudaMemcpy(&got, out, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", got);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
