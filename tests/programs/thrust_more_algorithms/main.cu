// Algorithms and iterators of Thrust over points, counts and statistics.
// nvcc: --extended-lambda
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/sort.h>
#include <thrust/unique.h>
#include <thrust/inner_product.h>
#include <thrust/transform_reduce.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/adjacent_difference.h>
#include <thrust/binary_search.h>
#include <thrust/partition.h>
#include <thrust/random.h>
#include <thrust/extrema.h>
#include <thrust/set_operations.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/constant_iterator.h>
#include <cstdio>
struct P { float x, y; };
struct rnd { __host__ __device__ P operator()(unsigned i) const { thrust::minstd_rand g; g.discard(2 * i); thrust::uniform_real_distribution<float> u(0, 1); P p; p.x = u(g); p.y = u(g); return p; } };
struct in { __host__ __device__ int operator()(const P &p) const { return p.x * p.x + p.y * p.y < 1; } };
struct stats { float lo, hi; int n; };
struct one { __host__ __device__ stats operator()(float x) const { return {x, x, 1}; } };
struct both { __host__ __device__ stats operator()(const stats &a, const stats &b) const { return {fminf(a.lo, b.lo), fmaxf(a.hi, b.hi), a.n + b.n}; } };
int main() {
  thrust::device_vector<P> p(500); thrust::transform(thrust::counting_iterator<unsigned>(0), thrust::counting_iterator<unsigned>(500), p.begin(), rnd());
  int hits = thrust::transform_reduce(p.begin(), p.end(), in(), 0, thrust::plus<int>()); printf("inside: %d\n", hits > 350 && hits < 430);
  thrust::host_vector<int> h(200); for (int i = 0; i < 200; i++) h[i] = i * 7919 % 61;
  thrust::device_vector<int> d = h; thrust::sort(d.begin(), d.end());
  thrust::device_vector<int> keys(61), counts(61);
  auto e = thrust::reduce_by_key(d.begin(), d.end(), thrust::make_constant_iterator(1), keys.begin(), counts.begin());
  int kinds = e.first - keys.begin(); printf("kinds %d, most %d\n", kinds, (int)*thrust::max_element(counts.begin(), e.second));
  thrust::device_vector<int> cum(62); thrust::counting_iterator<int> c(0); thrust::upper_bound(d.begin(), d.end(), c, c + 61, cum.begin()); printf("cumulative %d %d\n", (int)cum[0], (int)cum[60]);
  thrust::device_vector<int> diff(200); thrust::adjacent_difference(d.begin(), d.end(), diff.begin()); printf("diffs %d\n", thrust::count_if(diff.begin() + 1, diff.end(), [] __host__ __device__(int x) { return x != 0; }));
  auto mid = thrust::stable_partition(d.begin(), d.end(), [] __host__ __device__(int x) { return x % 2 == 0; }); printf("even %d, first odd %d\n", int(mid - d.begin()), (int)*mid);
  thrust::device_vector<float> x(100), y(100); thrust::sequence(x.begin(), x.end(), 1.0f); thrust::fill(y.begin(), y.end(), 0.5f);
  printf("dot %g\n", thrust::inner_product(x.begin(), x.end(), y.begin(), 0.0f));
  stats s = thrust::transform_reduce(thrust::device, x.begin(), x.end(), one(), stats{1e9f, -1e9f, 0}, both()); printf("stats %g %g %d\n", s.lo, s.hi, s.n);
  auto z = thrust::make_zip_iterator(thrust::make_tuple(x.begin(), y.begin())); thrust::for_each(z, z + 100, [] __host__ __device__(thrust::tuple<float &, float &> t) { thrust::get<1>(t) += thrust::get<0>(t); }); printf("y %g\n", (float)y[99]);
  thrust::device_vector<int> idx(3); idx[0] = 5; idx[1] = 50; idx[2] = 95; printf("gathered %g\n", thrust::reduce(thrust::make_permutation_iterator(x.begin(), idx.begin()), thrust::make_permutation_iterator(x.begin(), idx.end())));
  int A[] = {1, 3, 5, 7}, B[] = {3, 4, 5}; int out[8]; int *o = thrust::set_intersection(thrust::host, A, A + 4, B, B + 3, out); printf("common %d: %d %d\n", int(o - out), out[0], out[1]);
  return 0;
}
