// A Fourier transform of 256 points in shared memory with cuComplex-like float2, against the definition.
#include <complex>
#include <cstdio>
#include <cmath>
#include <vector>

const int N = 256, LOG = 8;

__device__ float2 mul(float2 a, float2 b) { return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

__global__ void fft(const float2 *in, float2 *out)
{
    __shared__ float2 s[N];
    int t = threadIdx.x, base = blockIdx.x * N;
    for (int i = t; i < N; i += N / 2)
        s[__brev(i) >> (32 - LOG)] = in[base + i];
    for (int half = 1; half < N; half *= 2) {
        __syncthreads();
        int k = t & (half - 1), i = 2 * t - k;
        float sn, cs;
        sincospif(-(float)k / half, &sn, &cs);
        float2 a = s[i], b = mul(s[i + half], make_float2(cs, sn));
        s[i] = make_float2(a.x + b.x, a.y + b.y);
        s[i + half] = make_float2(a.x - b.x, a.y - b.y);
    }
    __syncthreads();
    for (int i = t; i < N; i += N / 2)
        out[base + i] = s[i];
}

int main()
{
    const int batch = 4;
    std::vector<std::complex<float>> x(N * batch), y(N * batch);
    for (int i = 0; i < N * batch; i++)
        x[i] = std::complex<float>(std::cos(0.1f * i) + (i % 5), std::sin(0.03f * i * (i % 7)));
    float2 *in, *out;
    cudaMalloc(&in, N * batch * sizeof(float2));
    cudaMalloc(&out, N * batch * sizeof(float2));
    cudaMemcpy(in, x.data(), N * batch * sizeof(float2), cudaMemcpyHostToDevice);
    fft<<<batch, N / 2>>>(in, out);
    cudaMemcpy(y.data(), out, N * batch * sizeof(float2), cudaMemcpyDeviceToHost);
    double worst = 0;
    for (int b = 0; b < batch; b++)
        for (int k = 0; k < N; k += 17) {
            std::complex<double> sum = 0;
            for (int i = 0; i < N; i++)
                sum += std::complex<double>(x[b * N + i]) * std::polar(1.0, -2 * M_PI * ((i * k) % N) / N);
            worst = std::max(worst, std::abs(sum - std::complex<double>(y[b * N + k])));
        }
    printf("mean of batch 0: %.3f\n%s\n", y[0].real() / N, worst < 1e-2 ? "fft ok" : "fft WRONG");
    cudaFree(in);
    cudaFree(out);
    return worst >= 1e-2;
}
