// Engines and distributions: the sequences themselves.
#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <random>
#include <string>
#include <vector>
using namespace std;
template <class G> void engine(const char *n, G g) { cout << n << ' ' << +g.min() << ' ' << +g.max(); for (int i = 0; i < 5; ++i) cout << ' ' << g(); g.discard(1000); cout << ' ' << g(); g.seed(77); cout << ' ' << g() << '\n'; }
template <class G, class D> void draw(const char *n, G g, D d, int count = 8) { cout << n; for (int i = 0; i < count; ++i) cout << ' ' << d(g); d.reset(); cout << ' ' << d(g) << '\n'; }
template <class G> void all(const char *n, G g) {
  cout << "== " << n << '\n';
  draw("int6", g, uniform_int_distribution<int>(1, 6)); draw("int100", g, uniform_int_distribution<>(0, 99)); draw("neg", g, uniform_int_distribution<int>(-1000000, 1000000)); draw("full", g, uniform_int_distribution<int>(INT32_MIN, INT32_MAX)); draw("long", g, uniform_int_distribution<long>(0, 1l << 40)); draw("ull", g, uniform_int_distribution<unsigned long long>()); draw("short", g, uniform_int_distribution<short>(-5, 5)); draw("one", g, uniform_int_distribution<int>(4, 4)); draw("u31", g, uniform_int_distribution<unsigned>(0, 2147483646u)); draw("u32", g, uniform_int_distribution<unsigned>(0, 4294967294u));
  cout << setprecision(17); draw("real", g, uniform_real_distribution<double>(0, 1)); draw("realf", g, uniform_real_distribution<float>(-1, 1)); draw("real10", g, uniform_real_distribution<>(-10, 10)); draw("normal", g, normal_distribution<double>(5, 2), 9); draw("normalf", g, normal_distribution<float>(), 9); draw("exp", g, exponential_distribution<>(1.5)); draw("gamma", g, gamma_distribution<>(2.5, 1.5)); draw("gammasmall", g, gamma_distribution<>(0.5, 1)); draw("logn", g, lognormal_distribution<>(0, 0.5)); draw("chi", g, chi_squared_distribution<>(3)); draw("t", g, student_t_distribution<>(4)); draw("f", g, fisher_f_distribution<>(3, 5)); draw("weibull", g, weibull_distribution<>(2, 1)); draw("gumbel", g, extreme_value_distribution<>(0, 1)); draw("cauchy", g, cauchy_distribution<>(0, 1));
  draw("bern", g, bernoulli_distribution(0.3), 30); draw("geo", g, geometric_distribution<>(0.2), 20); draw("poisson", g, poisson_distribution<>(4.5), 20); draw("poisson20", g, poisson_distribution<>(20), 40); draw("poisson500", g, poisson_distribution<>(500.5), 40); draw("binom", g, binomial_distribution<>(9, 0.5), 20); draw("binom100", g, binomial_distribution<>(100, 0.3), 40); draw("binom8", g, binomial_distribution<>(1000, 0.8), 40); draw("nbinom", g, negative_binomial_distribution<>(3, 0.4), 20); draw("disc", g, discrete_distribution<>({1, 2, 3, 4}), 30);
  double b[] = {0, 1, 5}, w[] = {1, 3}; draw("pconst", g, piecewise_constant_distribution<>(b, b + 3, w)); cout << generate_canonical<double, 53>(g) << ' ' << generate_canonical<float, 24>(g) << ' ' << generate_canonical<double, 10>(g) << '\n';
  vector<int> v(30); for (int i = 0; i < 30; ++i) v[i] = i; shuffle(v.begin(), v.end(), g); for (int x : v) cout << x << ' '; cout << '\n'; v.pop_back(); shuffle(v.begin(), v.end(), g); for (int x : v) cout << x << ' '; vector<int> s; sample(v.begin(), v.end(), back_inserter(s), 6, g); for (int x : s) cout << x << ' '; cout << '\n';
}
int main() {
  engine("mt19937", mt19937()); engine("mt19937_64", mt19937_64(42)); engine("minstd_rand0", minstd_rand0()); engine("minstd_rand", minstd_rand(7)); engine("default", default_random_engine(0)); engine("ranlux24_base", ranlux24_base()); engine("ranlux24", ranlux24(5)); engine("ranlux48_base", ranlux48_base()); engine("ranlux48", ranlux48()); engine("knuth_b", knuth_b());
  seed_seq q{1, 2, 3}; mt19937 a(q); cout << a() << '\n'; string text = "seed"; seed_seq r(text.begin(), text.end()); mt19937_64 b(r); cout << b() << '\n'; minstd_rand c(q); cout << c() << '\n'; ranlux24 l(q); cout << l() << '\n'; mt19937 x(3), y(3); cout << (x == y) << '\n';
  all("mt19937", mt19937(12345)); all("mt19937_64", mt19937_64(9)); all("default", default_random_engine(3)); all("ranlux24", ranlux24(1)); all("minstd", minstd_rand(99)); all("ranlux48", ranlux48(4));
  vector<int> big(70000); for (int i = 0; i < 70000; ++i) big[i] = i; shuffle(big.begin(), big.end(), mt19937(1)); cout << big[0] << ' ' << big[35000] << ' ' << big[69999] << '\n'; mt19937 g(5); uniform_int_distribution<int>::param_type p(10, 20); uniform_int_distribution<int> d; cout << d(g, p) << d.a() << d.b() << d.max() << '\n'; normal_distribution<> n(1, 2); cout << n.mean() << n.stddev() << '\n'; srand(42); cout << rand() << ' ' << rand() % 100 << '\n';
}
