// More than 48 KiB of dynamic shared memory: refused at first, granted after the attribute is set.
#include <cstdio>
#include <vector>

__global__ void reverse(const int *in, int *out, int n)
{
    extern __shared__ int values[];
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        values[i] = in[i];
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        out[i] = values[n - 1 - i];
}

int main()
{
    const int n = 15000, bytes = n * sizeof(int);
    int limit = 0;
    cudaDeviceGetAttribute(&limit, cudaDevAttrMaxSharedMemoryPerBlockOptin, 0);
    if (limit < bytes) {
        printf("not enough shared memory\n");
        return 0;
    }
    std::vector<int> a(n), b(n);
    for (int i = 0; i < n; i++)
        a[i] = i;
    int *in, *out;
    cudaMalloc(&in, bytes);
    cudaMalloc(&out, bytes);
    cudaMemcpy(in, a.data(), bytes, cudaMemcpyHostToDevice);
    reverse<<<1, 256, bytes>>>(in, out, n);
    printf("before: %s\n", cudaGetErrorString(cudaGetLastError()));
    cudaError_t e = cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
    printf("attribute: %s\n", cudaGetErrorString(e));
    cudaFuncAttributes attributes;
    cudaFuncGetAttributes(&attributes, reverse);
    printf("granted: %d\n", attributes.maxDynamicSharedSizeBytes);
    reverse<<<1, 256, bytes>>>(in, out, n);
    printf("after: %s\n", cudaGetErrorString(cudaGetLastError()));
    cudaMemcpy(b.data(), out, bytes, cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int i = 0; i < n; i++)
        wrong += b[i] != n - 1 - i;
    printf("%d wrong\n", wrong);
    cudaFree(in);
    cudaFree(out);
    return wrong != 0;
}
