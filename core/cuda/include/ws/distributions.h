// The distributions of <random>: the algorithms, and so the numbers, of libstdc++.
#pragma once
#include "ws/numeric.h"
#include "ws/random.h"
extern "C++" {
namespace std {
template <class F, size_t Bits, class G> F generate_canonical(G &g) {
  constexpr size_t digits = numeric_limits<F>::digits, b = digits < Bits ? digits : Bits;
  constexpr uint64_t has = (uint64_t)G::max() - (uint64_t)G::min();
  // Whole bits of one draw.
  constexpr size_t bits = has == ~0ull ? 64 : 63 - __builtin_clzll(has + 1 ? has + 1 : 1), draws = b <= bits ? 1 : (b + bits - 1) / bits;
  const F range = (F)has + 1;
  F sum = 0, scale = 1;
  for (size_t k = draws; k != 0; --k) {
    sum += (F)(uint64_t)(g() - G::min()) * scale;
    scale *= range;
  }
  F r = sum / scale;
  return r >= F(1) ? nextafter(F(1), F(0)) : r;
}
template <class F, class G> F ws_canonical(G &g) { return std::generate_canonical<F, numeric_limits<F>::digits>(g); }

// A distribution with parameters: their names, defaults, and members.
#define WS_DISTRIBUTION2(name, R, T1, n1, d1, T2, n2, d2) \
  typedef R result_type; \
  struct param_type { \
    typedef name distribution_type; \
    T1 x; \
    T2 y; \
    explicit param_type(T1 u = d1, T2 v = d2) : x(u), y(v) {} \
    T1 n1() const { return x; } \
    T2 n2() const { return y; } \
    bool operator==(const param_type &o) const { return x == o.x && y == o.y; } \
  }; \
  explicit name(T1 u = d1, T2 v = d2) : ws_q(u, v) {} \
  explicit name(const param_type &q) : ws_q(q) {} \
  T1 n1() const { return ws_q.x; } \
  T2 n2() const { return ws_q.y; } \
  param_type param() const { return ws_q; } \
  void param(const param_type &q) { ws_q = q; } \
  template <class G> R operator()(G &g) { return (*this)(g, ws_q); } \
  param_type ws_q;
#define WS_DISTRIBUTION1(name, R, T1, n1, d1) \
  typedef R result_type; \
  struct param_type { \
    typedef name distribution_type; \
    T1 x; \
    explicit param_type(T1 u = d1) : x(u) {} \
    T1 n1() const { return x; } \
    bool operator==(const param_type &o) const { return x == o.x; } \
  }; \
  explicit name(T1 u = d1) : ws_q(u) {} \
  explicit name(const param_type &q) : ws_q(q) {} \
  T1 n1() const { return ws_q.x; } \
  param_type param() const { return ws_q; } \
  void param(const param_type &q) { ws_q = q; } \
  template <class G> R operator()(G &g) { return (*this)(g, ws_q); } \
  param_type ws_q;

template <class F = double> struct uniform_real_distribution {
  WS_DISTRIBUTION2(uniform_real_distribution, F, F, a, 0, F, b, 1)
  void reset() {}
  F min() const { return ws_q.x; }
  F max() const { return ws_q.y; }
  template <class G> F operator()(G &g, const param_type &q) { return std::ws_canonical<F>(g) * (q.y - q.x) + q.x; }
};
template <class F = double> struct normal_distribution {
  WS_DISTRIBUTION2(normal_distribution, F, F, mean, 0, F, stddev, 1)
  void reset() { saved = false; }
  F min() const { return numeric_limits<F>::lowest(); }
  F max() const { return numeric_limits<F>::max(); }
  // The polar method: two numbers at a time, one of them kept.
  template <class G> F operator()(G &g, const param_type &q) {
    F r;
    if (saved) {
      saved = false;
      r = kept;
    } else {
      F x, y, s;
      do {
        x = F(2) * std::ws_canonical<F>(g) - F(1);
        y = F(2) * std::ws_canonical<F>(g) - F(1);
        s = x * x + y * y;
      } while (s > F(1) || s == F(0));
      F k = sqrt(-2 * log(s) / s);
      kept = x * k;
      saved = true;
      r = y * k;
    }
    return r * q.y + q.x;
  }
private:
  F kept = 0;
  bool saved = false;
};
struct bernoulli_distribution {
  WS_DISTRIBUTION1(bernoulli_distribution, bool, double, p, 0.5)
  void reset() {}
  template <class G> bool operator()(G &g, const param_type &q) { return std::ws_canonical<double>(g) < q.x; }
};
template <class F = double> struct exponential_distribution {
  WS_DISTRIBUTION1(exponential_distribution, F, F, lambda, 1)
  void reset() {}
  template <class G> F operator()(G &g, const param_type &q) { return -log(F(1) - std::ws_canonical<F>(g)) / q.x; }
};
template <class F = double> struct lognormal_distribution {
  WS_DISTRIBUTION2(lognormal_distribution, F, F, m, 0, F, s, 1)
  void reset() { normal.reset(); }
  template <class G> F operator()(G &g, const param_type &q) { return exp(q.y * normal(g) + q.x); }
private:
  normal_distribution<F> normal;
};
template <class F = double> struct gamma_distribution {
  WS_DISTRIBUTION2(gamma_distribution, F, F, alpha, 1, F, beta, 1)
  void reset() { normal.reset(); }
  // Marsaglia and Tsang.
  template <class G> F operator()(G &g, const param_type &q) {
    const F big = q.x < F(1) ? q.x + F(1) : q.x, a1 = big - F(1) / F(3), a2 = F(1) / sqrt(F(9) * a1);
    F u, v, n;
    do {
      do {
        n = normal(g);
        v = F(1) + a2 * n;
      } while (v <= F(0));
      v = v * v * v;
      u = std::ws_canonical<F>(g);
    } while (u > F(1) - F(0.0331) * n * n * n * n && log(u) > F(0.5) * n * n + a1 * (F(1) - v + log(v)));
    if (q.x == big) return a1 * v * q.y;
    do u = std::ws_canonical<F>(g); while (u == F(0));
    return pow(u, F(1) / q.x) * a1 * v * q.y;
  }
private:
  normal_distribution<F> normal;
};
template <class F = double> struct chi_squared_distribution {
  WS_DISTRIBUTION1(chi_squared_distribution, F, F, n, 1)
  void reset() { gamma.reset(); }
  template <class G> F operator()(G &g, const param_type &q) { return 2 * gamma(g, typename gamma_distribution<F>::param_type(q.x / 2)); }
private:
  gamma_distribution<F> gamma;
};
template <class F = double> struct fisher_f_distribution {
  WS_DISTRIBUTION2(fisher_f_distribution, F, F, m, 1, F, n, 1)
  void reset() { a.reset(), b.reset(); }
  template <class G> F operator()(G &g, const param_type &q) {
    typedef typename gamma_distribution<F>::param_type P;
    F u = a(g, P(q.x / 2));
    return (u * q.y) / (b(g, P(q.y / 2)) * q.x);
  }
private:
  gamma_distribution<F> a, b;
};
template <class F = double> struct student_t_distribution {
  WS_DISTRIBUTION1(student_t_distribution, F, F, n, 1)
  void reset() { normal.reset(), gamma.reset(); }
  template <class G> F operator()(G &g, const param_type &q) {
    F k = normal(g);
    return k * sqrt(q.x / gamma(g, typename gamma_distribution<F>::param_type(q.x / 2, 2)));
  }
private:
  normal_distribution<F> normal;
  gamma_distribution<F> gamma;
};
template <class F = double> struct weibull_distribution {
  WS_DISTRIBUTION2(weibull_distribution, F, F, a, 1, F, b, 1)
  void reset() {}
  template <class G> F operator()(G &g, const param_type &q) { return q.y * pow(-log(F(1) - std::ws_canonical<F>(g)), F(1) / q.x); }
};
template <class F = double> struct extreme_value_distribution {
  WS_DISTRIBUTION2(extreme_value_distribution, F, F, a, 0, F, b, 1)
  void reset() {}
  template <class G> F operator()(G &g, const param_type &q) { return q.x - q.y * log(-log(F(1) - std::ws_canonical<F>(g))); }
};
template <class F = double> struct cauchy_distribution {
  WS_DISTRIBUTION2(cauchy_distribution, F, F, a, 0, F, b, 1)
  void reset() {}
  template <class G> F operator()(G &g, const param_type &q) {
    F u;
    do u = std::ws_canonical<F>(g); while (u == F(0.5));
    return q.x + q.y * tan(F(3.1415926535897932384626433832795029) * u);
  }
};
// The largest double that still becomes a number of the type when cut off, and what rounds before the cut.
template <class T> struct ws_cut {
  static double nudge() { return (1 - numeric_limits<double>::epsilon()) / 2; }
  static double limit() { return (double)numeric_limits<T>::max() + nudge(); }
};
template <class T = int> struct geometric_distribution {
  WS_DISTRIBUTION1(geometric_distribution, T, double, p, 0.5)
  void reset() {}
  template <class G> T operator()(G &g, const param_type &q) {
    const double l = log(1.0 - q.x);
    double c;
    do c = floor(log(1.0 - std::ws_canonical<double>(g)) / l); while (c >= ws_cut<T>::limit());
    return T(c + ws_cut<T>::nudge());
  }
};
template <class T = int> struct poisson_distribution {
  WS_DISTRIBUTION1(poisson_distribution, T, double, mean, 1.0)
  void reset() { normal.reset(); }
  template <class G> T operator()(G &g, const param_type &q) {
    if (q.x < 12) {
      T x = 0;
      double product = 1.0, least = exp(-q.x);
      do {
        product *= std::ws_canonical<double>(g);
        x += 1;
      } while (product > least);
      return x - 1;
    }
    // Devroye's rejection from a normal, an exponential and three points (X.3.5, with the errata).
    const double m = floor(q.x), log_mean = log(q.x), lfm = lgamma(m + 1), sm = sqrt(m), pi_4 = 0.7853981633974483096156608458198757, dx = sqrt(2 * m * log(32 * m / pi_4));
    const double d = round(std::max<double>(6.0, std::min(m, dx))), cx = 2 * m + d, scx = sqrt(cx / 2), one_cx = 1 / cx;
    const double c2b = sqrt(pi_4 * cx) * exp(one_cx), cb = 2 * cx * exp(-d * one_cx * (1 + d / 2)) / d;
    const double c1 = sm * 1.2533141373155002512078826424055226, c2 = c2b + c1, c3 = c2 + 1, c4 = c3 + 1, c5 = c4 + 1.0129030479320018583185514777512983, c = cb + c5, two_cx = 2 * cx;
    double x;
    for (bool reject = true; reject;) {
      const double u = c * std::ws_canonical<double>(g), e = -log(1.0 - std::ws_canonical<double>(g));
      double w = 0.0;
      if (u <= c1) {
        const double n = normal(g), y = -fabs(n) * sm - 1;
        x = floor(y);
        w = -n * n / 2;
        if (x < -m) continue;
      } else if (u <= c2) {
        const double n = normal(g), y = 1 + fabs(n) * scx;
        x = ceil(y);
        w = y * (2 - y) * one_cx;
        if (x > d) continue;
      } else if (u <= c3) {
        x = -1;
      } else if (u <= c4) {
        x = 0;
      } else if (u <= c5) {
        x = 1;
        w = 0.0128205128205128205128205128205128;
      } else {
        const double v = -log(1.0 - std::ws_canonical<double>(g)), y = d + v * two_cx / d;
        x = ceil(y);
        w = -d * one_cx * (1 + y / 2);
      }
      reject = w - e - x * log_mean > lfm - lgamma(x + m + 1) || x + m >= ws_cut<T>::limit();
    }
    return T(x + m + ws_cut<T>::nudge());
  }
private:
  normal_distribution<double> normal;
};
template <class T = int> struct binomial_distribution {
  WS_DISTRIBUTION2(binomial_distribution, T, T, t, 1, double, p, 0.5)
  void reset() { normal.reset(); }
  template <class G> T operator()(G &g, const param_type &q) {
    const T t = q.x;
    const double p12 = q.y <= 0.5 ? q.y : 1.0 - q.y, log_q = log(1 - p12);
    T r;
    if (t * p12 >= 8) {
      // Devroye's rejection (X.4.3).
      const double np = floor(t * p12), pa = np / t, qa = 1 - pa, pi_4 = 0.7853981633974483096156608458198757;
      const double d1x = sqrt(np * qa * log(32 * np / (81 * pi_4 * qa))), d1 = round(std::max<double>(1.0, d1x));
      const double d2x = sqrt(np * qa * log(32 * t * qa / (pi_4 * pa))), d2 = round(std::max<double>(1.0, d2x));
      const double spi_2 = 1.2533141373155002512078826424055226, s1 = sqrt(np * qa) * (1 + d1 / (4 * np)), s2 = sqrt(np * qa) * (1 + d2 / (4 * (t * qa))), c = 2 * d1 / np;
      const double a1 = exp(c) * s1 * spi_2, a12 = a1 + s2 * spi_2, s1s = s1 * s1, a123 = a12 + (exp(d1 / (t * qa)) * 2 * s1s / d1 * exp(-d1 * d1 / (2 * s1s))), s2s = s2 * s2;
      const double s = a123 + 2 * s2s / d2 * exp(-d2 * d2 / (2 * s2s)), lf = lgamma(np + 1) + lgamma(t - np + 1), lp1p = log(pa / qa);
      double x;
      for (bool reject = true; reject;) {
        const double u = s * std::ws_canonical<double>(g);
        double v;
        if (u <= a1) {
          const double n = normal(g), y = s1 * fabs(n);
          reject = y >= d1;
          if (!reject) {
            const double e = -log(1.0 - std::ws_canonical<double>(g));
            x = floor(y);
            v = -e - n * n / 2 + c;
          }
        } else if (u <= a12) {
          const double n = normal(g), y = s2 * fabs(n);
          reject = y >= d2;
          if (!reject) {
            const double e = -log(1.0 - std::ws_canonical<double>(g));
            x = floor(-y);
            v = -e - n * n / 2;
          }
        } else if (u <= a123) {
          const double e1 = -log(1.0 - std::ws_canonical<double>(g)), e2 = -log(1.0 - std::ws_canonical<double>(g)), y = d1 + 2 * s1s * e1 / d1;
          x = floor(y);
          v = -e2 + d1 * (1 / (t - np) - y / (2 * s1s));
          reject = false;
        } else {
          const double e1 = -log(1.0 - std::ws_canonical<double>(g)), e2 = -log(1.0 - std::ws_canonical<double>(g)), y = d2 + 2 * s2s * e1 / d2;
          x = floor(-y);
          v = -e2 - d2 * y / (2 * s2s);
          reject = false;
        }
        reject = reject || x < -np || x > t - np;
        if (!reject) reject = v > lf - lgamma(np + x + 1) - lgamma(t - (np + x) + 1) + x * lp1p;
        reject |= x + np >= ws_cut<T>::limit();
      }
      x += np + ws_cut<T>::nudge();
      const T z = waiting(g, t - T(x), log(1 - (p12 - pa) / qa));
      r = T(x) + z;
    } else {
      r = waiting(g, t, log_q);
    }
    return p12 != q.y ? t - r : r;
  }
private:
  normal_distribution<double> normal;
  template <class G> static T waiting(G &g, T t, double log_q) {
    T x = 0;
    double sum = 0;
    do {
      if (t == x) return x;
      const double e = -log(1.0 - std::ws_canonical<double>(g));
      sum += e / (t - x);
      x += 1;
    } while (sum <= -log_q);
    return x - 1;
  }
};
template <class T = int> struct negative_binomial_distribution {
  WS_DISTRIBUTION2(negative_binomial_distribution, T, T, k, 1, double, p, 0.5)
  void reset() { gamma.reset(); }
  template <class G> T operator()(G &g, const param_type &q) {
    const double y = gamma(g, gamma_distribution<double>::param_type((double)q.x, (1.0 - q.y) / q.y));
    poisson_distribution<T> poisson(y);
    return poisson(g);
  }
private:
  gamma_distribution<double> gamma;
};
template <class T = int> struct discrete_distribution {
  typedef T result_type;
  struct param_type {
    typedef discrete_distribution distribution_type;
    vector<double> weights, sums;
    param_type() {}
    template <class I> param_type(I a, I b) : weights(a, b) { init(); }
    param_type(initializer_list<double> l) : weights(l) { init(); }
    template <class F> param_type(size_t n, double lo, double hi, F f) {
      if (n == 0) n = 1;
      const double step = (hi - lo) / n;
      for (size_t k = 0; k < n; ++k) weights.push_back(f(lo + k * step + 0.5 * step));
      init();
    }
    vector<double> probabilities() const { return weights.empty() ? vector<double>(1, 1.0) : weights; }
    void init() {
      if (weights.size() < 2) {
        weights.clear();
        return;
      }
      const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
      for (double &w : weights) w /= sum;
      sums.resize(weights.size());
      std::partial_sum(weights.begin(), weights.end(), sums.begin());
      sums.back() = 1.0;
    }
  };
  discrete_distribution() {}
  template <class I> discrete_distribution(I a, I b) : p(a, b) {}
  discrete_distribution(initializer_list<double> l) : p(l) {}
  template <class F> discrete_distribution(size_t n, double lo, double hi, F f) : p(n, lo, hi, f) {}
  explicit discrete_distribution(const param_type &q) : p(q) {}
  void reset() {}
  vector<double> probabilities() const { return p.probabilities(); }
  T min() const { return 0; }
  T max() const { return p.weights.empty() ? 0 : (T)(p.weights.size() - 1); }
  param_type param() const { return p; }
  void param(const param_type &q) { p = q; }
  template <class G> T operator()(G &g) { return (*this)(g, p); }
  template <class G> T operator()(G &g, const param_type &q) {
    if (q.sums.empty()) return 0;
    return (T)(std::lower_bound(q.sums.begin(), q.sums.end(), std::ws_canonical<double>(g)) - q.sums.begin());
  }
private:
  param_type p;
};
template <class F = double> struct piecewise_constant_distribution {
  typedef F result_type;
  template <class I, class J> piecewise_constant_distribution(I a, I b, J w) : ends(a, b) {
    for (size_t i = 0; i + 1 < ends.size(); ++i, ++w) density.push_back(*w);
    const double sum = std::accumulate(density.begin(), density.end(), 0.0);
    for (double &d : density) d /= sum;
    sums.resize(density.size());
    std::partial_sum(density.begin(), density.end(), sums.begin());
    sums.back() = 1.0;
    for (size_t i = 0; i < density.size(); ++i) density[i] /= ends[i + 1] - ends[i];
  }
  void reset() {}
  template <class G> F operator()(G &g) {
    const double u = std::ws_canonical<double>(g);
    const size_t i = std::lower_bound(sums.begin(), sums.end(), u) - sums.begin();
    return ends[i] + (u - (i > 0 ? sums[i - 1] : 0.0)) / density[i];
  }
private:
  vector<F> ends;
  vector<double> density, sums;
};
} // namespace std
} // extern "C++"
