// Four floats at a time from an offset that is a multiple of four.
// expect: none
#include <stdio.h>
#include <vector>

__global__ void sumFour(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float4 v = reinterpret_cast<const float4 *>(in)[i];
        out[i] = v.x + v.y + v.z + v.w;
    }
}

int main()
{
    const int n = 64;
    std::vector<float> h(4 * n + 4, 1.0f), sums(n);
    float *in, *out;
    cudaMalloc(&in, h.size() * sizeof(float));
    cudaMalloc(&out, n * sizeof(float));
    cudaMemcpy(in, h.data(), h.size() * sizeof(float), cudaMemcpyHostToDevice);
    sumFour<<<1, n>>>(in + 4, out, n);
    cudaError_t e = cudaMemcpy(sums.data(), out, n * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%s %.0f\n", cudaGetErrorName(e), sums[0]);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
