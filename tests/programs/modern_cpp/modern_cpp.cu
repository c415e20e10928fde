// Concepts, ranges, spans and formatted text: needs C++20.
// nvcc: -std=c++20
#include <concepts>
#include <span>
#include <numbers>
#include <bit>
#include <ranges>
#include <algorithm>
#include <vector>
#include <iostream>
#include <format>
#include <numeric>
#include <compare>
#include <source_location>
template <typename T>
concept Arithmetic = std::integral<T> || std::floating_point<T>;
template <Arithmetic T>
__global__ void scale(T *p, std::size_t n, T f)
{
    auto i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] *= f;
}
struct Point {
    int x, y;
    auto operator<=>(const Point &) const = default;
};
void check(cudaError_t e, std::source_location l = std::source_location::current())
{
    if (e != cudaSuccess) {
        std::cerr << l.file_name() << ':' << l.line() << ' ' << cudaGetErrorString(e) << '\n';
        std::exit(1);
    }
}
double total(std::span<const double> s)
{
    return std::accumulate(s.begin(), s.end(), 0.0);
}
int main()
{
    std::vector<double> v(100);
    std::iota(v.begin(), v.end(), 1.0);
    double *d;
    check(cudaMalloc(&d, v.size() * sizeof(double)));
    check(cudaMemcpy(d, v.data(), v.size() * 8, cudaMemcpyHostToDevice));
    scale<double><<<1, 128>>>(d, v.size(), 2.0);
    check(cudaMemcpy(v.data(), d, v.size() * 8, cudaMemcpyDeviceToHost));
    std::cout << std::format("total {:.1f} first {} pi {:.3f}\n", total(v), v[0], std::numbers::pi)
              << std::popcount(255u) << ' ' << std::bit_ceil(100u) << ' ' << std::has_single_bit(64u) << '\n';
    Point a{1, 2}, b{1, 3};
    std::cout << (a < b) << (a == b) << '\n';
    std::vector<int> w{5, 3, 8};
    std::ranges::sort(w);
    std::cout << w[0] << w[2] << ' ' << std::ranges::count_if(w, [](int x) { return x > 3; }) << '\n';
    auto f = []<typename T>(T x) { return x + T{1}; };
    Point p{.x = 3, .y = 4};
    std::cout << f(2.5) << ' ' << p.y << ' ' << std::erase_if(w, [](int x) { return x == 5; }) << '\n';
    check(cudaFree(d));
    std::cout << "PASSED\n";
}
