#include "solver.cuh"
#include <vector>
#include <stdexcept>
#include <numeric>
#include <cuda_runtime.h>
namespace sim
{
namespace
{
template <typename T>
__global__ void init(T *x, T *v, std::size_t n)
{
    auto i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        x[i] = T(i) / n;
        v[i] = T(0);
    }
}
template <typename T>
__global__ void leap(T *x, T *v, std::size_t n, T dt)
{
    auto i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        v[i] -= dt * x[i];
        x[i] += dt * v[i];
    }
}
inline void ck(cudaError_t e)
{
    if (e)
        throw std::runtime_error(cudaGetErrorString(e));
}
constexpr int B = 64;
} // namespace
template <typename T>
Solver<T>::Solver(std::size_t n, T dt) : n_(n), dt_(dt)
{
    ck(cudaMalloc(&d_x, n * sizeof(T)));
    ck(cudaMalloc(&d_v, n * sizeof(T)));
    init<<<(n + B - 1) / B, B>>>(d_x, d_v, n);
    ck(cudaGetLastError());
}
template <typename T>
Solver<T>::~Solver()
{
    cudaFree(d_x);
    cudaFree(d_v);
}
template <typename T>
void Solver<T>::step(int k)
{
    for (int i = 0; i < k; i++)
        leap<<<(n_ + B - 1) / B, B>>>(d_x, d_v, n_, dt_);
    ck(cudaDeviceSynchronize());
}
template <typename T>
T Solver<T>::energy() const
{
    std::vector<T> x(n_), v(n_);
    ck(cudaMemcpy(x.data(), d_x, n_ * sizeof(T), cudaMemcpyDeviceToHost));
    ck(cudaMemcpy(v.data(), d_v, n_ * sizeof(T), cudaMemcpyDeviceToHost));
    return std::inner_product(x.begin(), x.end(), x.begin(), T(0)) +
           std::inner_product(v.begin(), v.end(), v.begin(), T(0));
}
template <>
const char *Solver<float>::name()
{
    return "float";
}
template <>
const char *Solver<double>::name()
{
    return "double";
}
template class Solver<float>;
template class Solver<double>;
} // namespace sim
