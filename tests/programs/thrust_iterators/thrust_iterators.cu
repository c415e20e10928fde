// Thrust over iterators of all kinds, and functors over raw pointers to device memory.
// nvcc: -include removed_in_13.h --extended-lambda
#include <thrust/host_vector.h>
#include <thrust/device_vector.h>
#include <thrust/generate.h>
#include <thrust/sort.h>
#include <thrust/copy.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/functional.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/inner_product.h>
#include <thrust/extrema.h>
#include <thrust/count.h>
#include <thrust/unique.h>
#include <thrust/binary_search.h>
#include <thrust/sequence.h>
#include <thrust/fill.h>
#include <thrust/for_each.h>
#include <thrust/gather.h>
#include <thrust/scatter.h>
#include <thrust/partition.h>
#include <thrust/remove.h>
#include <thrust/random.h>
#include <thrust/tuple.h>
#include <thrust/execution_policy.h>
#include <thrust/device_ptr.h>
#include <thrust/device_malloc.h>
#include <thrust/device_free.h>
#include <iostream>
#include <iomanip>
#include <algorithm>
#include <cstdlib>
#include <cmath>

struct saxpy_functor : public thrust::binary_function<float, float, float> {
    const float a;
    saxpy_functor(float _a) : a(_a) {}
    __host__ __device__ float operator()(const float &x, const float &y) const { return a * x + y; }
};

template <typename T>
struct square {
    __host__ __device__ T operator()(const T &x) const { return x * x; }
};

struct gather_raw {
    const float *data;
    int n;
    gather_raw(const float *d, int n) : data(d), n(n) {}
    __device__ float operator()(int i) const { return data[(i * 7) % n] + data[i]; }
};

struct neighbours {
    float *out;
    const float *in;
    int n;
    __device__ void operator()(int i)
    {
        float l = i > 0 ? in[i - 1] : 0.f, r = i + 1 < n ? in[i + 1] : 0.f;
        out[i] = 0.25f * l + 0.5f * in[i] + 0.25f * r;
    }
};

struct prg {
    float a, b;
    __host__ __device__ prg(float _a = 0.f, float _b = 1.f) : a(_a), b(_b) {}
    __host__ __device__ float operator()(const unsigned int n) const
    {
        thrust::default_random_engine rng;
        thrust::uniform_real_distribution<float> dist(a, b);
        rng.discard(n);
        return dist(rng);
    }
};

typedef thrust::tuple<float, float> Float2;
struct dot2 {
    __host__ __device__ float operator()(const Float2 &a) const { return thrust::get<0>(a) * thrust::get<1>(a); }
};

struct is_even {
    __host__ __device__ bool operator()(int x) const { return (x & 1) == 0; }
};

struct minmax_pair {
    int lo, hi;
};
struct minmax_unary {
    __host__ __device__ minmax_pair operator()(int x) const { return minmax_pair{x, x}; }
};
struct minmax_binary {
    __host__ __device__ minmax_pair operator()(const minmax_pair &a, const minmax_pair &b) const
    {
        return minmax_pair{thrust::min(a.lo, b.lo), thrust::max(a.hi, b.hi)};
    }
};

int main()
{
    const int N = 1000;
    thrust::host_vector<int> h(N);
    srand(13);
    std::generate(h.begin(), h.end(), [] { return rand() % 500; });
    thrust::device_vector<int> d = h;
    thrust::sort(d.begin(), d.end());
    thrust::host_vector<int> s = d;
    std::sort(h.begin(), h.end());
    std::cout << "sort " << (thrust::equal(h.begin(), h.end(), s.begin()) ? "ok" : "wrong") << std::endl;
    thrust::device_vector<float> x(N), y(N), z(N);
    thrust::sequence(x.begin(), x.end());
    thrust::fill(y.begin(), y.end(), 2.0f);
    thrust::transform(x.begin(), x.end(), y.begin(), z.begin(), saxpy_functor(3.0f));
    std::cout << "saxpy " << z[0] << " " << z[10] << " " << z[N - 1] << "\n";
    float norm = std::sqrt(thrust::transform_reduce(x.begin(), x.end(), square<float>(), 0.0f, thrust::plus<float>()));
    std::cout << std::fixed << std::setprecision(1) << "norm " << norm << std::setprecision(3) << "\n";
    float *raw = thrust::raw_pointer_cast(x.data());
    thrust::transform(thrust::make_counting_iterator(0), thrust::make_counting_iterator(N), z.begin(),
                      gather_raw(raw, N));
    std::cout << "raw " << z[3] << "\n";
    float *raw_z = thrust::raw_pointer_cast(&z[0]);
    neighbours nb{raw_z, raw, N};
    thrust::for_each(thrust::device, thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(N), nb);
    std::cout << "for_each " << z[1] << " " << z[N - 1] << "\n";
    thrust::transform(thrust::counting_iterator<unsigned int>(0), thrust::counting_iterator<unsigned int>(5), z.begin(),
                      prg(1.f, 2.f));
    for (int i = 0; i < 5; i++)
        std::cout << z[i] << ' ';
    std::cout << '\n';
    float dot = thrust::transform_reduce(thrust::make_zip_iterator(thrust::make_tuple(x.begin(), y.begin())),
                                         thrust::make_zip_iterator(thrust::make_tuple(x.end(), y.end())), dot2(), 0.f,
                                         thrust::plus<float>());
    std::cout << "dot " << dot << " " << thrust::inner_product(x.begin(), x.end(), y.begin(), 0.f) << "\n";
    thrust::device_vector<int> keys(10), vals(10);
    int hk[10] = {1, 1, 1, 2, 2, 3, 3, 3, 3, 9};
    thrust::copy(hk, hk + 10, keys.begin());
    thrust::sequence(vals.begin(), vals.end(), 1, 2);
    thrust::device_vector<int> ok(10), ov(10);
    auto e = thrust::reduce_by_key(keys.begin(), keys.end(), vals.begin(), ok.begin(), ov.begin());
    int m = e.first - ok.begin();
    for (int i = 0; i < m; i++)
        std::cout << ok[i] << ":" << ov[i] << " ";
    std::cout << "\n";
    auto e2 = thrust::reduce_by_key(thrust::device, keys.begin(), keys.end(), thrust::constant_iterator<int>(1),
                                    thrust::make_discard_iterator(), ov.begin());
    std::cout << "groups " << (e2.second - ov.begin()) << " first " << ov[0] << "\n";
    thrust::inclusive_scan(vals.begin(), vals.end(), ov.begin());
    std::cout << "scan " << ov.back() << " " << ov[9] << "\n";
    thrust::exclusive_scan(vals.begin(), vals.end(), ov.begin(), 100);
    std::cout << "exscan " << ov[0] << " " << ov[9] << "\n";
    thrust::exclusive_scan_by_key(keys.begin(), keys.end(), vals.begin(), ov.begin());
    std::cout << "by key " << ov[2] << " " << ov[3] << "\n";
    thrust::device_vector<int>::iterator mx = thrust::max_element(d.begin(), d.end());
    std::cout << "max at " << (mx - d.begin() > 900) << " " << (*mx <= 499) << "\n";
    std::cout << "even "
              << (thrust::count_if(d.begin(), d.end(), is_even()) +
                  thrust::count_if(d.begin(), d.end(), thrust::not1(is_even())))
              << "\n";
    int u = thrust::unique(d.begin(), d.end()) - d.begin();
    std::cout << "unique " << (u > 300 && u <= 500) << "\n";
    d.resize(u);
    minmax_pair mm =
        thrust::transform_reduce(d.begin(), d.end(), minmax_unary(), minmax_pair{1 << 30, -(1 << 30)}, minmax_binary());
    std::cout << mm.lo << " .. " << mm.hi << "\n";
    thrust::device_vector<int> map(10);
    thrust::sequence(map.rbegin(), map.rend());
    thrust::gather(map.begin(), map.end(), vals.begin(), ov.begin());
    std::cout << "gather " << ov[0] << " " << ov[9] << "\n";
    thrust::scatter(vals.begin(), vals.end(), map.begin(), ov.begin());
    std::cout << "scatter " << ov[0] << "\n";
    int sum = thrust::reduce(thrust::make_permutation_iterator(vals.begin(), map.begin()),
                             thrust::make_permutation_iterator(vals.begin(), map.begin() + 3));
    std::cout << "perm " << sum << "\n";
    auto sq = thrust::make_transform_iterator(vals.begin(), square<int>());
    std::cout << "squares " << thrust::reduce(sq, sq + 10) << " "
              << thrust::reduce(sq, sq + 10, 0, thrust::maximum<int>()) << "\n";
    thrust::device_vector<int> part(10);
    auto pe = thrust::copy_if(vals.begin(), vals.end(), part.begin(), [] __device__(int v) { return v % 3 == 0; });
    std::cout << "copy_if " << pe - part.begin() << "\n";
    thrust::stable_sort_by_key(map.begin(), map.end(), vals.begin(), thrust::less<int>());
    std::cout << "by key " << vals[0] << "\n";
    thrust::device_ptr<int> p = thrust::device_malloc<int>(16);
    thrust::fill(p, p + 16, 5);
    p[3] = 8;
    std::cout << "ptr " << thrust::reduce(p, p + 16, 0) << "\n";
    thrust::device_free(p);
    int *rp;
    cudaMalloc(&rp, 32 * sizeof(int));
    thrust::device_ptr<int> wrapped(rp);
    thrust::sequence(thrust::device, rp, rp + 32);
    thrust::reverse(wrapped, wrapped + 32);
    std::cout << "wrapped " << wrapped[0] << " " << thrust::reduce(thrust::device, rp, rp + 32) << "\n";
    thrust::device_vector<int> lb(3), q(3);
    q[0] = 0;
    q[1] = 10;
    q[2] = 40;
    thrust::sort(thrust::device, rp, rp + 32);
    thrust::lower_bound(thrust::device, rp, rp + 32, q.begin(), q.end(), lb.begin());
    std::cout << "lower_bound " << lb[0] << " " << lb[1] << " " << lb[2] << "\n";
    cudaFree(rp);
    std::cout << "Test PASSED" << std::endl;
    return 0;
}
