// Many tridiagonal systems by cyclic reduction in shared memory, one block each; Thomas's method is the reference.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

const int SIZE = 64;

__global__ void reduceCyclic(const float *a, const float *b, const float *c, const float *d, float *x)
{
    __shared__ float s[5][SIZE];
    int t = threadIdx.x, base = blockIdx.x * SIZE;
    for (int i = t; i < SIZE; i += blockDim.x) {
        s[0][i] = a[base + i];
        s[1][i] = b[base + i];
        s[2][i] = c[base + i];
        s[3][i] = d[base + i];
    }
    __syncthreads();
    int stride = 1;
    for (int left = SIZE / 2; left > 1; left /= 2) {
        int i = 2 * stride * (t + 1) - 1;
        float na, nb, nc, nd;
        if (t < left) {
            int lo = i - stride, hi = i + stride < SIZE ? i + stride : SIZE - 1;
            float k1 = s[0][i] / s[1][lo], k2 = i + stride < SIZE ? s[2][i] / s[1][hi] : 0;
            nb = s[1][i] - s[2][lo] * k1 - s[0][hi] * k2;
            nd = s[3][i] - s[3][lo] * k1 - s[3][hi] * k2;
            na = -s[0][lo] * k1;
            nc = -s[2][hi] * k2;
        }
        __syncthreads();
        if (t < left) {
            s[0][i] = na;
            s[1][i] = nb;
            s[2][i] = nc;
            s[3][i] = nd;
        }
        stride *= 2;
        __syncthreads();
    }
    if (t == 0) {
        int i = stride - 1, j = 2 * stride - 1;
        float det = s[1][j] * s[1][i] - s[2][i] * s[0][j];
        s[4][i] = (s[1][j] * s[3][i] - s[2][i] * s[3][j]) / det;
        s[4][j] = (s[3][j] * s[1][i] - s[3][i] * s[0][j]) / det;
    }
    for (int count = 2; count < SIZE; count *= 2) {
        int half = stride / 2;
        __syncthreads();
        if (t < count) {
            int i = stride * t + half - 1;
            float right = s[2][i] * s[4][i + half];
            s[4][i] = i == half - 1 ? (s[3][i] - right) / s[1][i] : (s[3][i] - s[0][i] * s[4][i - half] - right) / s[1][i];
        }
        stride = half;
    }
    __syncthreads();
    for (int i = t; i < SIZE; i += blockDim.x)
        x[base + i] = s[4][i];
}

int main()
{
    const int systems = 12, n = systems * SIZE;
    std::vector<float> h[5];
    float *d[5];
    srand(4);
    for (int v = 0; v < 5; v++) {
        h[v].resize(n);
        for (int i = 0; i < n; i++)
            h[v][i] = (rand() % 100) / 100.0f + (v == 1 ? 4.0f : 0.0f);
    }
    for (int s = 0; s < systems; s++)
        h[0][s * SIZE] = h[2][s * SIZE + SIZE - 1] = 0;
    for (int v = 0; v < 5; v++) {
        cudaMalloc(&d[v], n * sizeof(float));
        if (v < 4)
            cudaMemcpy(d[v], h[v].data(), n * sizeof(float), cudaMemcpyHostToDevice);
    }
    reduceCyclic<<<systems, SIZE / 2>>>(d[0], d[1], d[2], d[3], d[4]);
    cudaMemcpy(h[4].data(), d[4], n * sizeof(float), cudaMemcpyDeviceToHost);
    double worst = 0;
    for (int s = 0; s < systems; s++) {
        std::vector<double> c(SIZE), y(SIZE), x(SIZE);
        const int o = s * SIZE;
        for (int i = 0; i < SIZE; i++) {
            double m = h[1][o + i] - (i ? h[0][o + i] * c[i - 1] : 0);
            c[i] = h[2][o + i] / m;
            y[i] = (h[3][o + i] - (i ? h[0][o + i] * y[i - 1] : 0)) / m;
        }
        for (int i = SIZE - 1; i >= 0; i--) {
            x[i] = y[i] - (i < SIZE - 1 ? c[i] * x[i + 1] : 0);
            worst = std::fmax(worst, std::fabs(x[i] - h[4][o + i]));
        }
    }
    printf("%d systems of %d unknowns: %s\n", systems, SIZE, worst < 1e-4 ? "ok" : "WRONG");
    for (float *p : d)
        cudaFree(p);
    return worst >= 1e-4;
}
