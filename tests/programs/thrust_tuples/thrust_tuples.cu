// Zipped ranges that a functor writes, statistics and boxes by reduction, comparisons of the device.
// nvcc: -include removed_in_13.h --extended-lambda
#include <thrust/for_each.h>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/transform_reduce.h>
#include <thrust/functional.h>
#include <thrust/tuple.h>
#include <thrust/complex.h>
#include <thrust/sort.h>
#include <thrust/scan.h>
#include <thrust/partition.h>
#include <thrust/logical.h>
#include <thrust/random.h>
#include <thrust/set_operations.h>
#include <thrust/inner_product.h>
#include <thrust/merge.h>
#include <thrust/adjacent_difference.h>
#include <thrust/system/cuda/execution_policy.h>
#include <iostream>
#include <cassert>
#include <limits>
struct arbitrary_functor1 {
    template <typename Tuple>
    __host__ __device__ void operator()(Tuple t)
    {
        thrust::get<3>(t) = thrust::get<0>(t) + thrust::get<1>(t) * thrust::get<2>(t);
    }
};
struct dev_tuple {
    template <typename Tuple>
    __device__ void operator()(Tuple t)
    {
        thrust::get<1>(t) = thrust::get<0>(t) * 2 + threadIdx.x * 0;
    }
};
template <typename T>
struct summary_stats_data {
    T n, min, max, mean, M2, M3, M4;
    void initialize()
    {
        n = mean = M2 = M3 = M4 = 0;
        min = std::numeric_limits<T>::max();
        max = std::numeric_limits<T>::min();
    }
    T variance() { return M2 / (n - 1); }
};
template <typename T>
struct summary_stats_unary_op {
    __host__ __device__ summary_stats_data<T> operator()(const T &x) const
    {
        summary_stats_data<T> r;
        r.n = 1;
        r.min = x;
        r.max = x;
        r.mean = x;
        r.M2 = 0;
        r.M3 = 0;
        r.M4 = 0;
        return r;
    }
};
template <typename T>
struct summary_stats_binary_op : public thrust::binary_function<const summary_stats_data<T> &,
                                                                const summary_stats_data<T> &, summary_stats_data<T>> {
    __host__ __device__ summary_stats_data<T> operator()(const summary_stats_data<T> &x,
                                                         const summary_stats_data<T> &y) const
    {
        summary_stats_data<T> r;
        T n = x.n + y.n, d = y.mean - x.mean;
        r.n = n;
        r.min = thrust::min(x.min, y.min);
        r.max = thrust::max(x.max, y.max);
        r.mean = x.mean + d * y.n / n;
        r.M2 = x.M2 + y.M2 + d * d * x.n * y.n / n;
        r.M3 = r.M4 = 0;
        return r;
    }
};
struct bbox {
    float2 lo, hi;
    __host__ __device__ bbox() {}
    __host__ __device__ bbox(const float2 &p) : lo(p), hi(p) {}
};
struct bbox_union {
    __host__ __device__ bbox operator()(bbox a, bbox b)
    {
        bbox r;
        r.lo = make_float2(thrust::min(a.lo.x, b.lo.x), thrust::min(a.lo.y, b.lo.y));
        r.hi = make_float2(thrust::max(a.hi.x, b.hi.x), thrust::max(a.hi.y, b.hi.y));
        return r;
    }
};
struct to_bbox {
    __host__ __device__ bbox operator()(const float2 &p) { return bbox(p); }
};
struct estimate_pi : public thrust::unary_function<unsigned int, float> {
    __device__ float operator()(unsigned int thread_id)
    {
        float sum = 0;
        unsigned int N = 50;
        thrust::default_random_engine rng;
        rng.discard(N * thread_id * 2);
        thrust::uniform_real_distribution<float> u01(0, 1);
        for (unsigned int i = 0; i < N; ++i) {
            float x = u01(rng), y = u01(rng), dist = sqrtf(x * x + y * y);
            if (dist <= 1.0f)
                sum += 1.0f;
        }
        sum *= 4.0f;
        return sum / N;
    }
};
struct by_abs {
    __device__ bool operator()(int a, int b) const { return abs(a) < abs(b); }
};
struct key_less {
    __host__ __device__ bool operator()(const thrust::tuple<int, char> &a, const thrust::tuple<int, char> &b) const
    {
        return thrust::get<0>(a) > thrust::get<0>(b);
    }
};
int main()
{
    thrust::device_vector<float> A(5), B(5), C(5), D1(5);
    A[0] = 3;
    A[1] = 4;
    A[2] = 0;
    A[3] = 8;
    A[4] = 2;
    B[0] = 6;
    B[1] = 7;
    B[2] = 2;
    B[3] = 1;
    B[4] = 8;
    C[0] = 2;
    C[1] = 5;
    C[2] = 7;
    C[3] = 4;
    C[4] = 3;
    thrust::for_each(thrust::make_zip_iterator(thrust::make_tuple(A.begin(), B.begin(), C.begin(), D1.begin())),
                     thrust::make_zip_iterator(thrust::make_tuple(A.end(), B.end(), C.end(), D1.end())),
                     arbitrary_functor1());
    for (int i = 0; i < 5; i++)
        std::cout << A[i] << " + " << B[i] << " * " << C[i] << " = " << D1[i] << std::endl;
    thrust::for_each(thrust::make_zip_iterator(thrust::make_tuple(A.begin(), D1.begin())),
                     thrust::make_zip_iterator(thrust::make_tuple(A.end(), D1.end())), dev_tuple());
    std::cout << D1[3] << "\n";
    float h_x[] = {4, 7, 13, 16};
    thrust::device_vector<float> d_x(h_x, h_x + 4);
    summary_stats_unary_op<float> u;
    summary_stats_binary_op<float> b;
    summary_stats_data<float> init;
    init.initialize();
    init = thrust::transform_reduce(d_x.begin() + 1, d_x.end(), u, u(d_x[0]), b);
    std::cout << init.mean << " " << init.variance() << " " << init.max << "\n";
    thrust::device_vector<float2> pts(3);
    pts[0] = make_float2(1, 2);
    pts[1] = make_float2(-1, 5);
    pts[2] = make_float2(3, 0);
    bbox bb = thrust::transform_reduce(pts.begin(), pts.end(), to_bbox(), bbox(pts[0]), bbox_union());
    std::cout << bb.lo.x << " " << bb.hi.y << "\n";
    float est = thrust::transform_reduce(thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(100),
                                         estimate_pi(), 0.0f, thrust::plus<float>());
    est /= 100;
    std::cout << (est > 3 && est < 3.3) << "\n";
    thrust::device_vector<int> v(6);
    int hv[] = {-5, 3, -1, 4, -2, 0};
    thrust::copy(hv, hv + 6, v.begin());
    thrust::sort(v.begin(), v.end(), by_abs());
    for (int i = 0; i < 6; i++)
        std::cout << v[i] << " ";
    std::cout << "\n";
    thrust::sort(v.begin(), v.end(), thrust::greater<int>());
    thrust::stable_partition(v.begin(), v.end(), [] __host__ __device__(int x) { return x % 2 == 0; });
    for (int x : std::vector<int>(v.begin(), v.end()))
        std::cout << x << " ";
    std::cout << thrust::all_of(v.begin(), v.end(), [] __device__(int x) { return x < 10; }) << "\n";
    thrust::device_vector<int> k(4);
    thrust::device_vector<char> c(4);
    int hk[] = {2, 9, 4, 7};
    char hc[] = "abcd";
    thrust::copy(hk, hk + 4, k.begin());
    thrust::copy(hc, hc + 4, c.begin());
    auto z = thrust::make_zip_iterator(thrust::make_tuple(k.begin(), c.begin()));
    thrust::sort(z, z + 4, key_less());
    std::cout << c[0] << c[1] << c[2] << c[3] << "\n";
    thrust::device_vector<thrust::complex<float>> w(2);
    w[0] = thrust::complex<float>(1, 2);
    w[1] = thrust::complex<float>(3, -1);
    thrust::complex<float> s = thrust::reduce(w.begin(), w.end(), thrust::complex<float>(0, 0));
    std::cout << s.real() << " " << s.imag() << " " << thrust::abs(thrust::complex<float>(3, 4)) << "\n";
    cudaStream_t st;
    cudaStreamCreate(&st);
    thrust::transform(thrust::cuda::par.on(st), A.begin(), A.end(), B.begin(), C.begin(),
                      [] __device__(float a, float bq) { return a * bq + threadIdx.y; });
    cudaStreamSynchronize(st);
    cudaStreamDestroy(st);
    std::cout << C[0] << " " << thrust::inner_product(A.begin(), A.end(), B.begin(), 0.0f) << "\n";
    thrust::host_vector<float> hh = C;
    std::cout << hh.size() << " " << *thrust::max_element(hh.begin(), hh.end()) << "\n";
    thrust::device_vector<int> u1(4), u2(4), uo(8);
    thrust::sequence(u1.begin(), u1.end());
    thrust::sequence(u2.begin(), u2.end(), 2);
    auto e = thrust::set_union(u1.begin(), u1.end(), u2.begin(), u2.end(), uo.begin());
    std::cout << e - uo.begin() << "\n";
    std::cout << "PASSED\n";
}
