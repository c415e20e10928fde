// A kernel is given its copy on the device.
// expect: none
#include <cstdio>
#include <vector>

__global__ void twice(const int *in, int *out) { out[threadIdx.x] = 2 * in[threadIdx.x]; }

int main()
{
    std::vector<int> h(64, 21), result(64);
    int *in, *out;
    cudaMalloc(&in, 64 * sizeof(int));
    cudaMalloc(&out, 64 * sizeof(int));
    cudaMemcpy(in, h.data(), 64 * sizeof(int), cudaMemcpyHostToDevice);
    twice<<<1, 64>>>(in, out);
    cudaDeviceSynchronize();
    cudaMemcpy(result.data(), out, 64 * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", result[0]);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
