// Every block normalises a window of the signal; the windows are disjoint.
// expect: none
#include <stdio.h>
#include <vector>

__global__ void normalise(float *signal, int window)
{
    __shared__ float first;
    float *mine = signal + blockIdx.x * window;
    if (threadIdx.x == 0)
        first = 0.5f;
    __syncthreads();
    for (int i = threadIdx.x; i < window; i += blockDim.x) {
        float v = mine[i];
        mine[i] = v * first;
    }
}

int main()
{
    const int window = 100, windows = 6;
    std::vector<float> s(window * windows + 1, 2.0f);
    float *d;
    cudaMalloc(&d, s.size() * sizeof(float));
    cudaMemcpy(d, s.data(), s.size() * sizeof(float), cudaMemcpyHostToDevice);
    normalise<<<windows, 64>>>(d, window);
    cudaMemcpy(s.data(), d, s.size() * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%.1f %.1f\n", s[0], s[50]);
    cudaFree(d);
    return 0;
}
