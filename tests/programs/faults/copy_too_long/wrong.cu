// A buffer of floats is copied with the size of doubles.
// expect: out-of-bounds copy 15
// expect: uninitialized-read - 7
#include <cstdio>
#include <vector>

__global__ void scale(float *p, int n) { int i = threadIdx.x; if (i < n) p[i] *= 2; }

int main()
{
    const int n = 100;
    std::vector<float> h(2 * n, 1.5f);
    float *d;
    cudaMalloc(&d, n * sizeof(float));
    cudaMemcpy(d, h.data(), n * sizeof(double), cudaMemcpyHostToDevice);
    scale<<<1, 128>>>(d, n);
    cudaMemcpy(h.data(), d, n * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%.1f\n", h[0]);
    cudaFree(d);
    return 0;
}
