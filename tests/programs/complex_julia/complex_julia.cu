// A Julia set with a small complex class on both sides, written to a string stream as rows of characters.
#include <iostream>
#include <sstream>
#include <string>

struct Complex {
    float re, im;
    __host__ __device__ Complex(float a, float b) : re(a), im(b) {}
    __host__ __device__ float norm() const { return re * re + im * im; }
    __host__ __device__ Complex operator*(const Complex &o) const { return Complex(re * o.re - im * o.im, im * o.re + re * o.im); }
    __host__ __device__ Complex operator+(const Complex &o) const { return Complex(re + o.re, im + o.im); }
};

enum { W = 60, H = 22 };

__host__ __device__ int julia(int x, int y)
{
    Complex c(-0.8f, 0.156f), z(1.5f * (W / 2 - x) / (W / 2), 1.1f * (H / 2 - y) / (H / 2));
    for (int i = 0; i < 60; i++) {
        z = z * z + c;
        if (z.norm() > 1000)
            return i;
    }
    return 60;
}

__global__ void kernel(int *out)
{
    int x = blockIdx.x, y = blockIdx.y;
    out[x + y * gridDim.x] = julia(x, y);
}

int main()
{
    int *d, host[W * H];
    cudaMalloc((void **)&d, sizeof host);
    kernel<<<dim3(W, H), 1>>>(d);
    cudaMemcpy(host, d, sizeof host, cudaMemcpyDeviceToHost);
    cudaFree(d);
    std::ostringstream out;
    int differing = 0;
    for (int y = 0; y < H; y++) {
        std::string row;
        for (int x = 0; x < W; x++) {
            int i = host[y * W + x];
            differing += i != julia(x, y);
            row += i >= 60 ? '@' : i > 20 ? 'o' : i > 8 ? '.' : ' ';
        }
        row.erase(row.find_last_not_of(' ') + 1);
        out << row << '\n';
    }
    int ink = 0;
    for (char ch : out.str())
        ink += ch == '@';
    std::cout << (ink > 0 ? "the set is not empty" : "empty") << ", " << (differing < W * H / 20 ? "as on the host" : "DIFFERENT") << std::endl;
    return 0;
}
