// A buffer of floats is copied with its own size.
// expect: none
#include <cstdio>
#include <vector>

__global__ void scale(float *p, int n) { int i = threadIdx.x; if (i < n) p[i] *= 2; }

int main()
{
    const int n = 100;
    std::vector<float> h(2 * n, 1.5f);
    float *d;
    cudaMalloc(&d, n * sizeof(float));
    cudaMemcpy(d, h.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    scale<<<1, 128>>>(d, n);
    cudaMemcpy(h.data(), d, n * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%.1f\n", h[0]);
    cudaFree(d);
    return 0;
}
