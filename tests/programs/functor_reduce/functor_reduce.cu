// One reduction for any type and operator, as a template of a template; results on the host by std::accumulate.
#include <algorithm>
#include <functional>
#include <iostream>
#include <limits>
#include <numeric>
#include <vector>

template <typename T> struct Add {
    static __host__ __device__ T zero() { return T(); }
    __host__ __device__ T operator()(T a, T b) const { return a + b; }
};
template <typename T> struct Larger {
    static __host__ __device__ T zero() { return T(-1000000); }
    __host__ __device__ T operator()(T a, T b) const { return a > b ? a : b; }
};
template <typename T> struct Xor {
    static __host__ __device__ T zero() { return 0; }
    __host__ __device__ T operator()(T a, T b) const { return a ^ b; }
};

template <typename T, template <typename> class Op, int BLOCK>
__global__ void reduceKernel(const T *in, T *out, int n)
{
    __shared__ T s[BLOCK];
    Op<T> op;
    T acc = Op<T>::zero();
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += BLOCK * gridDim.x)
        acc = op(acc, in[i]);
    s[threadIdx.x] = acc;
    for (int h = BLOCK / 2; h; h >>= 1) {
        __syncthreads();
        if (threadIdx.x < h)
            s[threadIdx.x] = op(s[threadIdx.x], s[threadIdx.x + h]);
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = s[0];
}

template <typename T, template <typename> class Op>
bool test(const char *name, const std::vector<T> &v)
{
    T *in, *out, result;
    const int blocks = 6;
    cudaMalloc(&in, v.size() * sizeof(T));
    cudaMalloc(&out, blocks * sizeof(T));
    cudaMemcpy(in, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice);
    reduceKernel<T, Op, 128><<<blocks, 128>>>(in, out, v.size());
    reduceKernel<T, Op, 32><<<1, 32>>>(out, in, blocks);
    cudaMemcpy(&result, in, sizeof(T), cudaMemcpyDeviceToHost);
    cudaFree(in);
    cudaFree(out);
    T want = std::accumulate(v.begin(), v.end(), Op<T>::zero(), Op<T>());
    std::cout << name << ": " << result << (result == want ? "" : " WRONG") << std::endl;
    return result == want;
}

int main()
{
    std::vector<int> i(10000);
    std::iota(i.begin(), i.end(), -4000);
    std::vector<double> d(3333);
    std::transform(i.begin(), i.begin() + d.size(), d.begin(), [](int x) { return x * 0.25; });
    std::vector<unsigned long long> u;
    for (unsigned long long x = 1; u.size() < 2000; x = x * 6364136223846793005ull + 1)
        u.push_back(x);
    bool ok = test<int, Add>("sum of int", i) & test<int, Larger>("largest int", i) & test<double, Add>("sum of double", d)
            & test<double, Larger>("largest double", d) & test<unsigned long long, Xor>("xor", u);
    return ok ? 0 : 1;
}
