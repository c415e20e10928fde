// Medians of 3 by 3 windows by a small sorting network in registers; noise of salt and pepper disappears.
#include <algorithm>
#include <array>
#include <cstdio>
#include <random>
#include <vector>

template <typename T>
__host__ __device__ void sort2(T &a, T &b)
{
    T low = a < b ? a : b, high = a < b ? b : a;
    a = low;
    b = high;
}

__global__ void median3x3(const unsigned char *in, unsigned char *out, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    unsigned char v[9];
    for (int k = 0; k < 9; k++) {
        int xx = min(max(x + k % 3 - 1, 0), w - 1), yy = min(max(y + k / 3 - 1, 0), h - 1);
        v[k] = in[yy * w + xx];
    }
#pragma unroll
    for (int last = 8; last > 3; last--)
#pragma unroll
        for (int k = 0; k < last; k++)
            sort2(v[k], v[k + 1]);
    out[y * w + x] = v[4];
}

int main()
{
    const int w = 80, h = 60;
    std::vector<unsigned char> clean(w * h), noisy, out(w * h);
    std::mt19937 gen(1);
    std::bernoulli_distribution hit(0.03);
    for (int i = 0; i < w * h; i++)
        clean[i] = 100 + (i % w) / 4;
    noisy = clean;
    for (auto &p : noisy)
        if (hit(gen))
            p = gen() & 1 ? 255 : 0;
    unsigned char *a, *b;
    cudaMalloc(&a, w * h);
    cudaMalloc(&b, w * h);
    cudaMemcpy(a, noisy.data(), w * h, cudaMemcpyHostToDevice);
    median3x3<<<dim3(w / 16, (h + 15) / 16), dim3(16, 16)>>>(a, b, w, h);
    cudaMemcpy(out.data(), b, w * h, cudaMemcpyDeviceToHost);
    int before = 0, after = 0, wrong = 0;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            std::array<int, 9> v;
            for (int k = 0; k < 9; k++)
                v[k] = noisy[std::min(std::max(y + k / 3 - 1, 0), h - 1) * w + std::min(std::max(x + k % 3 - 1, 0), w - 1)];
            std::nth_element(v.begin(), v.begin() + 4, v.end());
            wrong += v[4] != out[y * w + x];
            before += std::abs(noisy[y * w + x] - clean[y * w + x]) > 20;
            after += std::abs(out[y * w + x] - clean[y * w + x]) > 20;
        }
    printf("%d noisy pixels before, %d after, %d wrong\n", before, after, wrong);
    cudaFree(a);
    cudaFree(b);
    return wrong != 0;
}
