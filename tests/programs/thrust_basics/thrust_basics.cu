// Thrust from the host: vectors, transform, reduce, sort and a functor with state.
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/fill.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <algorithm>
#include <cstdlib>
#include <iostream>

struct saxpy_functor {
    const float a;
    saxpy_functor(float _a) : a(_a) {}
    __host__ __device__ float operator()(const float &x, const float &y) const { return a * x + y; }
};

int main()
{
    thrust::host_vector<int> h(5000);
    std::generate(h.begin(), h.end(), [] { return rand() % 10000; });
    thrust::device_vector<int> d = h;
    thrust::sort(d.begin(), d.end());
    int sum = thrust::reduce(d.begin(), d.end(), 0, thrust::plus<int>());
    int most = thrust::reduce(d.begin(), d.end(), -1, thrust::maximum<int>());
    thrust::host_vector<int> sorted = d;
    int want = 0;
    for (int x : h)
        want += x;
    std::cout << "sum " << sum << ", largest " << most << ", smallest " << d[0] << std::endl;

    thrust::device_vector<float> x(10), y(10);
    thrust::sequence(x.begin(), x.end());
    thrust::fill(y.begin(), y.end(), 0.5f);
    thrust::transform(x.begin(), x.end(), y.begin(), y.begin(), saxpy_functor(2.0f));
    for (size_t i = 0; i < y.size(); i += 3)
        std::cout << "y[" << i << "] = " << y[i] << std::endl;
    y[9] = 100.0f;
    std::cout << "sum of y " << thrust::reduce(y.begin(), y.end()) << std::endl;
    bool ok = sum == want && std::is_sorted(sorted.begin(), sorted.end());
    std::cout << (ok ? "ok" : "WRONG") << std::endl;
    return ok ? 0 : 1;
}
