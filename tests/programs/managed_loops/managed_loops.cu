// The "even easier" style: managed arrays, a grid-stride loop, synchronise, check on the host; three launch shapes.
#include <iostream>
#include <cmath>

__global__ void addInto(int n, const float *x, float *y)
{
    int first = blockIdx.x * blockDim.x + threadIdx.x;
    int stride = blockDim.x * gridDim.x;
    for (int i = first; i < n; i += stride)
        y[i] = x[i] + y[i];
}

int main()
{
    const int n = 1 << 14;
    float *x, *y;
    cudaMallocManaged(&x, n * sizeof(float));
    cudaMallocManaged(&y, n * sizeof(float));
    float worst = 0;
    const int shapes[][2] = {{1, 32}, {1, 256}, {n / 256, 256}};
    for (auto &shape : shapes) {
        for (int i = 0; i < n; i++) {
            x[i] = 1.0f;
            y[i] = 2.0f;
        }
        addInto<<<shape[0], shape[1]>>>(n, x, y);
        cudaDeviceSynchronize();
        for (int i = 0; i < n; i++)
            worst = std::fmax(worst, std::fabs(y[i] - 3.0f));
        std::cout << "<<<" << shape[0] << ", " << shape[1] << ">>> max error: " << worst << std::endl;
    }
    cudaFree(x);
    cudaFree(y);
    return worst > 0;
}
