// Thread 0 reads a parameter into shared memory for all, who wait for it.
// expect: none
#include <stdio.h>
#include <vector>

__global__ void scaleRows(float *m, const float *factors, int cols)
{
    __shared__ float factor;
    if (threadIdx.x == 0)
        factor = factors[blockIdx.x];
    __syncthreads();
    for (int c = threadIdx.x; c < cols; c += blockDim.x)
        m[blockIdx.x * cols + c] *= factor;
}

int main()
{
    const int rows = 6, cols = 90;
    std::vector<float> m(rows * cols, 1.0f), f = {1, 2, 3, 4, 5, 6};
    float *dM, *dF;
    cudaMalloc(&dM, m.size() * sizeof(float));
    cudaMalloc(&dF, f.size() * sizeof(float));
    cudaMemcpy(dM, m.data(), m.size() * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(dF, f.data(), f.size() * sizeof(float), cudaMemcpyHostToDevice);
    scaleRows<<<rows, 64>>>(dM, dF, cols);
    cudaMemcpy(m.data(), dM, m.size() * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%.0f %.0f\n", m[0], m[5 * cols]);
    cudaFree(dM);
    cudaFree(dF);
    return 0;
}
