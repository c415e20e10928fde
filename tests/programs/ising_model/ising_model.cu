// A magnet on a checkerboard: one colour of cells is updated at a time, with random numbers from a hash of the place.
#include <cmath>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

__host__ __device__ inline unsigned scramble(unsigned x)
{
    x = (x ^ 61) ^ (x >> 16);
    x *= 9;
    x ^= x >> 4;
    x *= 0x27d4eb2d;
    return x ^ (x >> 15);
}

__host__ __device__ inline void flip(signed char *spin, int n, int x, int y, int sweep, const unsigned *limits)
{
    int up = (y + n - 1) % n, down = (y + 1) % n, left = (x + n - 1) % n, right = (x + 1) % n;
    int field = spin[up * n + x] + spin[down * n + x] + spin[y * n + left] + spin[y * n + right];
    int gain = spin[y * n + x] * field;
    unsigned r = scramble((sweep * n + y) * n + x);
    if (gain <= 0 || r < limits[gain / 2])
        spin[y * n + x] = -spin[y * n + x];
}

__global__ void update(signed char *spin, int n, int colour, int sweep, const unsigned *limits)
{
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int x = 2 * (blockIdx.x * blockDim.x + threadIdx.x) + ((y + colour) & 1);
    if (x < n && y < n)
        flip(spin, n, x, y, sweep, limits);
}

int main()
{
    const int n = 64, sweeps = 20;
    std::vector<signed char> spin(n * n), want;
    for (int i = 0; i < n * n; ++i)
        spin[i] = scramble(i + 1000) & 1 ? 1 : -1;
    want = spin;
    std::vector<unsigned> limits(3);
    for (int k = 0; k < 3; ++k)
        limits[k] = static_cast<unsigned>(std::exp(-4.0 * k / 1.8) * 4294967295.0);
    signed char *d;
    unsigned *dLimits;
    cudaMalloc(&d, n * n);
    cudaMalloc(&dLimits, 3 * sizeof(unsigned));
    cudaMemcpy(d, spin.data(), n * n, cudaMemcpyHostToDevice);
    cudaMemcpy(dLimits, limits.data(), 3 * sizeof(unsigned), cudaMemcpyHostToDevice);
    for (int s = 0; s < sweeps; ++s)
        for (int colour = 0; colour < 2; ++colour)
            update<<<dim3(n / 2 / 16, n / 8), dim3(16, 8)>>>(d, n, colour, s, dLimits);
    cudaMemcpy(spin.data(), d, n * n, cudaMemcpyDeviceToHost);
    for (int s = 0; s < sweeps; ++s)
        for (int colour = 0; colour < 2; ++colour)
            for (int y = 0; y < n; ++y)
                for (int x = (y + colour) & 1; x < n; x += 2)
                    flip(want.data(), n, x, y, s, limits.data());
    int sum = 0;
    for (auto s : spin)
        sum += s;
    std::cout << "magnetisation " << std::fixed << std::setprecision(4) << double(sum) / (n * n) << std::endl;
    std::cout << (spin == want ? "same as on the host" : "DIFFERENT") << std::endl;
    cudaFree(d);
    cudaFree(dLimits);
    return spin == want ? 0 : 1;
}
