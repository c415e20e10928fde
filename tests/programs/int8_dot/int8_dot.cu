// Quantised matrix times vector by __dp4a, four bytes at a time, dequantised with scales of the rows.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <random>
#include <vector>

__global__ void matvec(const int *m, const int *v, const float *scale, float vScale, float *out, int rows, int words)
{
    int row = blockIdx.x * blockDim.y + threadIdx.y;
    int acc = 0;
    if (row < rows)
        for (int w = threadIdx.x; w < words; w += 32)
            acc = __dp4a(m[row * words + w], v[w], acc);
    for (int d = 16; d; d >>= 1)
        acc += __shfl_down_sync(0xffffffff, acc, d);
    if (threadIdx.x == 0 && row < rows)
        out[row] = acc * scale[row] * vScale;
}

static float quantise(const float *x, int n, int8_t *q)
{
    float top = 0;
    for (int i = 0; i < n; i++)
        top = std::max(top, std::fabs(x[i]));
    for (int i = 0; i < n; i++)
        q[i] = static_cast<int8_t>(std::lround(x[i] / top * 127));
    return top / 127;
}

int main()
{
    const int rows = 45, cols = 256;
    std::mt19937 gen(11);
    std::normal_distribution<float> normal(0, 1);
    std::vector<float> m(rows * cols), v(cols), scale(rows), out(rows);
    std::generate(m.begin(), m.end(), [&] { return normal(gen); });
    std::generate(v.begin(), v.end(), [&] { return normal(gen); });
    std::vector<int8_t> qm(m.size()), qv(cols);
    for (int r = 0; r < rows; r++)
        scale[r] = quantise(&m[r * cols], cols, &qm[r * cols]);
    float vScale = quantise(v.data(), cols, qv.data());
    int *dM, *dV;
    float *dScale, *dOut;
    cudaMalloc(&dM, qm.size());
    cudaMalloc(&dV, qv.size());
    cudaMalloc(&dScale, rows * sizeof(float));
    cudaMalloc(&dOut, rows * sizeof(float));
    cudaMemcpy(dM, qm.data(), qm.size(), cudaMemcpyHostToDevice);
    cudaMemcpy(dV, qv.data(), qv.size(), cudaMemcpyHostToDevice);
    cudaMemcpy(dScale, scale.data(), rows * sizeof(float), cudaMemcpyHostToDevice);
    matvec<<<(rows + 3) / 4, dim3(32, 4)>>>(dM, dV, dScale, vScale, dOut, rows, cols / 4);
    cudaMemcpy(out.data(), dOut, rows * sizeof(float), cudaMemcpyDeviceToHost);
    double worst = 0;
    for (int r = 0; r < rows; r++) {
        double want = 0;
        for (int c = 0; c < cols; c++)
            want += (double)m[r * cols + c] * v[c];
        worst = std::max(worst, std::fabs(want - out[r]));
    }
    printf("out[0] = %.3f, quantisation error %s\n", out[0], worst < 1.5 ? "small" : "LARGE");
    cudaFree(dM);
    cudaFree(dV);
    cudaFree(dScale);
    cudaFree(dOut);
    return worst >= 1.5;
}
