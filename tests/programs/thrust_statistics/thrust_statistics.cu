// Histograms and statistics in one pass; an allocation that fails throws what the host catches.
// nvcc: -include removed_in_13.h --extended-lambda
#include <thrust/host_vector.h>
#include <thrust/device_vector.h>
#include <thrust/generate.h>
#include <thrust/sort.h>
#include <thrust/copy.h>
#include <thrust/random.h>
#include <thrust/transform_reduce.h>
#include <thrust/functional.h>
#include <thrust/extrema.h>
#include <thrust/unique.h>
#include <thrust/binary_search.h>
#include <thrust/adjacent_difference.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/inner_product.h>
#include <thrust/execution_policy.h>
#include <thrust/system_error.h>
#include <iostream>
#include <iterator>
#include <algorithm>
#include <cmath>
// summary statistics in one pass
template <typename T>
struct summary {
  T n, min, max, mean, M2;
  T variance() const { return M2 / (n - 1); }
};
template <typename T>
struct unary {
  __host__ __device__ summary<T> operator()(const T& x) const { return {1, x, x, x, 0}; }
};
template <typename T>
struct binary : public thrust::binary_function<const summary<T>&, const summary<T>&, summary<T>> {
  __host__ __device__ summary<T> operator()(const summary<T>& x, const summary<T>& y) const {
    summary<T> r;
    T n = x.n + y.n, delta = y.mean - x.mean;
    r.n = n;
    r.min = thrust::min(x.min, y.min);
    r.max = thrust::max(x.max, y.max);
    r.mean = x.mean + delta * y.n / n;
    r.M2 = x.M2 + y.M2 + delta * delta * x.n * y.n / n;
    return r;
  }
};
struct prg {
  float a, b;
  __host__ __device__ prg(float a, float b) : a(a), b(b) {}
  __host__ __device__ float operator()(unsigned n) const {
    thrust::default_random_engine rng;
    thrust::uniform_real_distribution<float> dist(a, b);
    rng.discard(n);
    return dist(rng);
  }
};
int my_rand() {
  static unsigned s = 12345;
  s = s * 1103515245u + 12345u;
  return (s >> 16) % 10;
}
template <typename Vec>
void print(const char* name, const Vec& v) {
  std::cout << name << ":";
  thrust::copy(v.begin(), v.end(), std::ostream_iterator<typename Vec::value_type>(std::cout, " "));
  std::cout << "\n";
}
int main() {
  const int N = 40;
  thrust::host_vector<int> h(N);
  thrust::generate(h.begin(), h.end(), my_rand);
  thrust::device_vector<int> data = h;
  // histogram, dense and sparse
  thrust::sort(data.begin(), data.end());
  int bins = data.back() + 1;
  thrust::device_vector<int> hist(bins);
  thrust::counting_iterator<int> search(0);
  thrust::upper_bound(data.begin(), data.end(), search, search + bins, hist.begin());
  thrust::adjacent_difference(hist.begin(), hist.end(), hist.begin());
  print("dense", hist);
  int k = thrust::inner_product(data.begin(), data.end() - 1, data.begin() + 1, 1, thrust::plus<int>(),
                                thrust::not_equal_to<int>());
  thrust::device_vector<int> values(k), counts(k);
  thrust::reduce_by_key(data.begin(), data.end(), thrust::constant_iterator<int>(1), values.begin(), counts.begin());
  print("values", values);
  print("counts", counts);
  bool ok =
      thrust::reduce(counts.begin(), counts.end()) == N &&
      thrust::equal(counts.begin(), counts.end(), thrust::make_permutation_iterator(hist.begin(), values.begin()));
  // statistics
  thrust::device_vector<float> d(1000);
  thrust::counting_iterator<unsigned> c(0);
  thrust::transform(c, c + 1000, d.begin(), prg(1.f, 2.f));
  auto r = thrust::transform_reduce(d.begin(), d.end(), unary<float>(), summary<float>{0, 2, 1, 0, 0}, binary<float>());
  ok = ok && r.n == 1000 && r.min >= 1 && r.max < 2 && std::fabs(r.mean - 1.5) < 0.05 &&
       std::fabs(r.variance() - 1 / 12.) < 0.02;
  // saxpy by lambda and raw pointer
  thrust::device_vector<float> x(100, 1.5f), y(100);
  thrust::sequence(y.begin(), y.end());
  float a = 2;
  thrust::transform(thrust::device, x.begin(), x.end(), y.begin(), y.begin(),
                    [=] __device__(float p, float q) { return a * p + q; });
  float* raw = thrust::raw_pointer_cast(y.data());
  float first[3];
  cudaMemcpy(first, raw, sizeof first, cudaMemcpyDeviceToHost);
  std::cout << first[0] << ' ' << first[1] << ' ' << first[2] << '\n';
  auto mm = thrust::minmax_element(y.begin(), y.end());
  std::cout << *mm.first << ".." << *mm.second << " at " << mm.second - y.begin() << "\n";
  auto z = thrust::make_zip_iterator(thrust::make_tuple(x.begin(), y.begin()));
  float dot = thrust::transform_reduce(
      z, z + 100,
      [] __host__ __device__(const thrust::tuple<float, float>& t) { return thrust::get<0>(t) * thrust::get<1>(t); },
      0.f, thrust::plus<float>());
  std::cout << "dot " << dot << "\n";
  ok = ok && first[1] == 4 && dot == 1.5f * (300 + 4950);
  try {
    thrust::device_vector<double> huge;
    huge.resize(size_t(1) << 45);
    ok = false;
  } catch (const std::bad_alloc& e) {
    std::cout << "no memory\n";
  } catch (const thrust::system_error& e) {
    std::cout << "system error\n";
  }
  std::cout << (ok ? "PASSED" : "FAILED") << std::endl;
  return !ok;
}
