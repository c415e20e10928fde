// Each stream works on a slice of one array; the slices do not overlap.
// expect: none
#include <cstdio>
#include <vector>

__global__ void add(float *p, int n) { int i = threadIdx.x + blockIdx.x * blockDim.x; if (i < n) p[i] += 1; }

int main()
{
    const int streams = 3, slice = 200, n = streams * slice;
    std::vector<float> h(n, 0);
    float *d;
    cudaStream_t s[streams];
    cudaMalloc(&d, n * sizeof(float));
    cudaMemcpy(d, h.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    for (int i = 0; i < streams; i++)
        cudaStreamCreate(&s[i]);
    for (int i = 0; i < streams; i++) {
        int count = slice;
        add<<<2, 128, 0, s[i]>>>(d + i * slice, count);
    }
    cudaDeviceSynchronize();
    cudaMemcpy(h.data(), d, n * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%.0f %.0f\n", h[0], h[100]);
    for (int i = 0; i < streams; i++)
        cudaStreamDestroy(s[i]);
    cudaFree(d);
    return 0;
}
