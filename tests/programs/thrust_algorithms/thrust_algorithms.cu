// Thrust: vectors, iterators and algorithms, with functors of both sides and of the device.
// nvcc: --extended-lambda
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/sort.h>
#include <thrust/reduce.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/copy.h>
#include <thrust/functional.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/execution_policy.h>
#include <thrust/random.h>
#include <thrust/extrema.h>
#include <thrust/inner_product.h>
#include <thrust/unique.h>
#include <thrust/count.h>
#include <thrust/gather.h>
#include <thrust/generate.h>
#include <thrust/fill.h>
#include <thrust/partition.h>
#include <thrust/tuple.h>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <vector>
struct saxpy { float a; saxpy(float x) : a(x) {} __host__ __device__ float operator()(const float &x, const float &y) const { return a * x + y; } };
struct sq { __device__ float operator()(float x) const { return x * x; } };
struct add2 { template <class T> __host__ __device__ float operator()(const T &t) const { return thrust::get<0>(t) + thrust::get<1>(t); } };
__global__ void dbl(int *p, int n) { int i = threadIdx.x; if (i < n) p[i] *= 2; }
int main() {
  thrust::host_vector<int> h(8);
  srand(1);
  thrust::generate(h.begin(), h.end(), rand);
  for (int i = 0; i < 8; ++i) h[i] = (i * 5) % 8;
  thrust::device_vector<int> d = h;
  thrust::sort(d.begin(), d.end());
  h = d;
  for (int x : h) printf("%d ", x);
  d[0] = 42;
  std::cout << d[0] << ' ' << d.size() << '\n';
  int s = thrust::reduce(d.begin(), d.end(), 0, thrust::plus<int>());
  printf("%d %d\n", s, thrust::reduce(d.begin(), d.end()));
  thrust::device_vector<float> x(4, 2.0f), y(4);
  thrust::sequence(y.begin(), y.end());
  thrust::transform(x.begin(), x.end(), y.begin(), y.begin(), saxpy(3));
  thrust::copy(y.begin(), y.end(), std::ostream_iterator<float>(std::cout, " "));
  std::cout << thrust::transform_reduce(y.begin(), y.end(), sq(), 0.0f, thrust::plus<float>()) << '\n';
  thrust::exclusive_scan(d.begin(), d.end(), d.begin());
  thrust::inclusive_scan(d.begin(), d.end(), d.begin());
  h = d;
  for (int v : h) printf("%d ", v);
  puts("");
  int *raw = thrust::raw_pointer_cast(d.data());
  thrust::device_ptr<int> p(raw);
  thrust::sort(thrust::device, raw, raw + 8, thrust::greater<int>());
  int *e = thrust::unique(thrust::device, raw, raw + 8);
  printf("%d %d\n", (int)(e - raw), (int)p[0]);
  thrust::fill(p, p + 3, 7);
  printf("%ld\n", (long)thrust::count(d.begin(), d.end(), 7));
  thrust::device_vector<int> k(5), v(5);
  int kk[] = {3, 1, 2, 1, 3};
  thrust::copy(kk, kk + 5, k.begin());
  thrust::sequence(v.begin(), v.end(), 10);
  thrust::sort_by_key(k.begin(), k.end(), v.begin());
  for (int i = 0; i < 5; ++i) std::cout << k[i] << '/' << v[i] << ' ';
  thrust::device_vector<int> ok(5), ov(5);
  auto r = thrust::reduce_by_key(k.begin(), k.end(), v.begin(), ok.begin(), ov.begin());
  std::cout << r.first - ok.begin() << ' ' << ov[0] << '\n';
  auto z = thrust::make_zip_iterator(thrust::make_tuple(x.begin(), y.begin()));
  thrust::device_vector<float> o(4);
  thrust::transform(z, z + 4, o.begin(), add2());
  std::cout << o[3] << ' ' << *thrust::max_element(o.begin(), o.end()) << ' ' << thrust::max_element(o.begin(), o.end()) - o.begin() << ' ' << thrust::inner_product(x.begin(), x.end(), y.begin(), 0.0f) << '\n';
  thrust::counting_iterator<int> c(0);
  int a = 3;
  std::cout << thrust::transform_reduce(c, c + 10, [=] __host__ __device__(int i) { return i * a; }, 0, thrust::plus<int>()) << ' ' << thrust::count_if(c, c + 10, [] __host__ __device__(int i) { return i % 3 == 0; }) << '\n';
  thrust::transform(y.begin(), y.end(), y.begin(), thrust::placeholders::_1 * 2 + 1);
  std::cout << y[1] << ' ' << thrust::reduce(thrust::make_transform_iterator(y.begin(), sq()), thrust::make_transform_iterator(y.end(), sq())) << '\n';
  thrust::for_each(y.begin(), y.end(), [] __device__(float &f) { f += 1; });
  std::cout << y[0] << '\n';
  thrust::device_vector<int> m(3);
  m[0] = 2;
  m[1] = 0;
  m[2] = 1;
  thrust::gather(m.begin(), m.end(), v.begin(), k.begin());
  std::cout << k[0] << k[1] << k[2] << *thrust::make_permutation_iterator(v.begin(), m.begin()) << '\n';
  dbl<<<1, 32>>>(thrust::raw_pointer_cast(&v[0]), 5);
  cudaDeviceSynchronize();
  std::cout << v[0] << '\n';
  thrust::default_random_engine g(5);
  thrust::uniform_real_distribution<float> u(0, 1);
  float f = u(g);
  std::cout << (f >= 0 && f < 1) << '\n';
  std::vector<int> sv(v.size());
  thrust::copy(v.begin(), v.end(), sv.begin());
  thrust::copy_if(v.begin(), v.end(), k.begin(), [] __host__ __device__(int q) { return q > 20; });
  v.erase(thrust::remove_if(v.begin(), v.end(), [] __host__ __device__(int q) { return q == 22; }), v.end());
  std::cout << v.size() << sv[0] << '\n';
  return 0;
}
