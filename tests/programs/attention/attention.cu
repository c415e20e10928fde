// Attention of one head, computed with tiles of keys and a running softmax; the plain formula is the reference.
#include <cmath>
#include <iostream>
#include <random>
#include <vector>

template <int D, int KEYS>
__global__ void attend(const float *q, const float *k, const float *v, float *out, int n)
{
    __shared__ float keys[KEYS][D], values[KEYS][D];
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    float mine[D], acc[D], largest = -INFINITY, denominator = 0;
    for (int d = 0; d < D; ++d) {
        mine[d] = row < n ? q[row * D + d] : 0;
        acc[d] = 0;
    }
    for (int base = 0; base < n; base += KEYS) {
        for (int e = threadIdx.x; e < KEYS * D; e += blockDim.x) {
            int key = base + e / D;
            keys[e / D][e % D] = key < n ? k[key * D + e % D] : 0;
            values[e / D][e % D] = key < n ? v[key * D + e % D] : 0;
        }
        __syncthreads();
        for (int j = 0; j < KEYS && base + j < n; ++j) {
            float score = 0;
            for (int d = 0; d < D; ++d)
                score += mine[d] * keys[j][d];
            score *= rsqrtf(D);
            float now = fmaxf(largest, score);
            float keep = expf(largest - now), weight = expf(score - now);
            denominator = denominator * keep + weight;
            for (int d = 0; d < D; ++d)
                acc[d] = acc[d] * keep + weight * values[j][d];
            largest = now;
        }
        __syncthreads();
    }
    if (row < n)
        for (int d = 0; d < D; ++d)
            out[row * D + d] = acc[d] / denominator;
}

int main()
{
    constexpr int n = 70, D = 16;
    std::mt19937 gen(3);
    std::normal_distribution<float> normal;
    std::vector<float> host[4];
    float *dev[4];
    for (int m = 0; m < 4; ++m) {
        host[m].resize(n * D);
        if (m < 3)
            for (float &x : host[m])
                x = normal(gen);
        cudaMalloc(&dev[m], n * D * sizeof(float));
        cudaMemcpy(dev[m], host[m].data(), n * D * sizeof(float), cudaMemcpyHostToDevice);
    }
    attend<D, 32><<<(n + 31) / 32, 32>>>(dev[0], dev[1], dev[2], dev[3], n);
    std::vector<float> out(n * D);
    cudaMemcpy(out.data(), dev[3], n * D * sizeof(float), cudaMemcpyDeviceToHost);
    double worst = 0;
    for (int r = 0; r < n; ++r) {
        std::vector<double> w(n);
        double sum = 0;
        for (int j = 0; j < n; ++j) {
            double dot = 0;
            for (int d = 0; d < D; ++d)
                dot += (double)host[0][r * D + d] * host[1][j * D + d];
            sum += w[j] = std::exp(dot / 4);
        }
        for (int d = 0; d < D; ++d) {
            double want = 0;
            for (int j = 0; j < n; ++j)
                want += w[j] / sum * host[2][j * D + d];
            worst = std::fmax(worst, std::fabs(want - out[r * D + d]));
        }
    }
    std::cout.precision(3);
    std::cout << "out[0][0] = " << out[0] << ", error below 1e-4: " << std::boolalpha << (worst < 1e-4) << std::endl;
    for (float *p : dev)
        cudaFree(p);
    return worst < 1e-4 ? 0 : 1;
}
