// The engines of <random>, and shuffle.
#pragma once
#include "ws/algorithm.h"
#include "ws/limits.h"
#include "ws/math.h"
#include "ws/vector.h"
extern "C++" {
namespace std {
// Seeds that a sequence gives, unless it is a number.
template <class S, class E> using ws_if_seeds = enable_if_t<__is_class(S) && !__is_base_of(E, S)>;
struct seed_seq {
  typedef uint32_t result_type;
  seed_seq() {}
  template <class U> seed_seq(initializer_list<U> l) { for (const U &u : l) v.push_back((uint32_t)u); }
  template <class I> seed_seq(I a, I b) { for (; a != b; ++a) v.push_back((uint32_t)*a); }
  size_t size() const { return v.size(); }
  template <class O> void param(O to) const { std::copy(v.begin(), v.end(), to); }
  template <class I> void generate(I a, I b) {
    if (a == b) return;
    std::fill(a, b, 0x8b8b8b8bu);
    size_t n = b - a, s = v.size(), t = n >= 623 ? 11 : n >= 68 ? 7 : n >= 39 ? 5 : n >= 7 ? 3 : (n - 1) / 2, p = (n - t) / 2, q = p + t, m = s + 1 > n ? s + 1 : n;
    for (size_t k = 0; k < m; ++k) {
      uint32_t x = (uint32_t)a[k % n] ^ (uint32_t)a[(k + p) % n] ^ (uint32_t)a[(k + n - 1) % n];
      uint32_t r1 = 1664525u * (x ^ x >> 27), r2 = r1 + (uint32_t)(k == 0 ? s : k <= s ? k % n + v[k - 1] : k % n);
      a[(k + p) % n] = (uint32_t)a[(k + p) % n] + r1;
      a[(k + q) % n] = (uint32_t)a[(k + q) % n] + r2;
      a[k % n] = r2;
    }
    for (size_t k = m; k < m + n; ++k) {
      uint32_t x = (uint32_t)a[k % n] + (uint32_t)a[(k + p) % n] + (uint32_t)a[(k + n - 1) % n];
      uint32_t r3 = 1566083941u * (x ^ x >> 27), r4 = r3 - (uint32_t)(k % n);
      a[(k + p) % n] = (uint32_t)a[(k + p) % n] ^ r3;
      a[(k + q) % n] = (uint32_t)a[(k + q) % n] ^ r4;
      a[k % n] = r4;
    }
  }
private:
  vector<uint32_t> v;
};
#define WS_ENGINE(name) \
  typedef U result_type; \
  name() : name(default_seed) {} \
  explicit name(U s) { seed(s); } \
  template <class Q, class = ws_if_seeds<Q, name>> explicit name(Q &q) { seed(q); } \
  name(const name &) = default; \
  name &operator=(const name &) = default; \
  void discard(unsigned long long n) { for (; n > 0; --n) (*this)(); }

template <class U, U A, U C, U M> struct linear_congruential_engine {
  static constexpr U multiplier = A, increment = C, modulus = M, default_seed = 1;
  WS_ENGINE(linear_congruential_engine)
  static constexpr U min() { return C == 0 ? 1 : 0; }
  static constexpr U max() { return M - 1; }
  void seed(U s = default_seed) {
    U r = M ? s % M : s;
    x = C % (M ? M : ~U(0)) == 0 && r == 0 ? 1 : r;
  }
  template <class Q> enable_if_t<is_class<Q>::value> seed(Q &q) {
    constexpr size_t k = M == 0 || (unsigned long long)M > (1ull << 32) ? 2 : 1;
    uint32_t a[k + 3];
    q.generate(a, a + k + 3);
    U s = 0;
    for (size_t i = 0; i < k; ++i) s += (U)a[i + 3] << (32 * i % 64);
    seed(s);
  }
  U operator()() { return x = M ? (U)(((unsigned long long)A * x + C) % (M ? M : 1)) : A * x + C; }
  friend bool operator==(const linear_congruential_engine &a, const linear_congruential_engine &b) { return a.x == b.x; }
  U x;
};
template <class U, size_t W, size_t N, size_t M, size_t R, U A, size_t Us, U D, size_t S, U B, size_t T, U C, size_t L, U F> struct mersenne_twister_engine {
  static constexpr size_t word_size = W, state_size = N;
  static constexpr U default_seed = 5489, ws_mask = ~U(0) >> (sizeof(U) * 8 - W);
  WS_ENGINE(mersenne_twister_engine)
  static constexpr U min() { return 0; }
  static constexpr U max() { return ws_mask; }
  void seed(U s = default_seed) {
    x[0] = s & ws_mask;
    for (size_t i = 1; i < N; ++i) x[i] = (F * (x[i - 1] ^ x[i - 1] >> (W - 2)) + i) & ws_mask;
    at = N;
  }
  template <class Q> enable_if_t<is_class<Q>::value> seed(Q &q) {
    constexpr size_t k = (W + 31) / 32;
    uint32_t a[N * k];
    q.generate(a, a + N * k);
    bool zero = true;
    for (size_t i = 0; i < N; ++i) {
      U s = 0;
      for (size_t j = 0; j < k; ++j) s += (U)a[k * i + j] << (32 * j % 64);
      x[i] = s & ws_mask;
      if (i == 0 ? x[0] >> R != 0 : x[i] != 0) zero = false;
    }
    if (zero) x[0] = U(1) << (W - 1);
    at = N;
  }
  U operator()() {
    if (at >= N) twist();
    U z = x[at++];
    z ^= z >> Us & D;
    z ^= z << S & B;
    z ^= z << T & C;
    return z ^ z >> L;
  }
  friend bool operator==(const mersenne_twister_engine &a, const mersenne_twister_engine &b) { return std::equal(a.x, a.x + N, b.x) && a.at == b.at; }
private:
  U x[N];
  size_t at;
  void twist() {
    const U upper = ~U(0) << R;
    for (size_t i = 0; i < N; ++i) {
      U y = (x[i] & upper) | (x[i + 1 < N ? i + 1 : 0] & ~upper);
      x[i] = x[i + M < N ? i + M : i + M - N] ^ y >> 1 ^ (y & 1 ? A : 0);
    }
    at = 0;
  }
};
template <class U, size_t W, size_t S, size_t R> struct subtract_with_carry_engine {
  static constexpr size_t word_size = W, short_lag = S, long_lag = R;
  static constexpr uint32_t default_seed = 19780503u;
  typedef U result_type;
  subtract_with_carry_engine() { seed(); }
  explicit subtract_with_carry_engine(U s) { seed(s); }
  template <class Q, class = ws_if_seeds<Q, subtract_with_carry_engine>> explicit subtract_with_carry_engine(Q &q) { seed(q); }
  static constexpr U min() { return 0; }
  static constexpr U max() { return (U(1) << W) - 1; }
  void seed(U s = default_seed) {
    linear_congruential_engine<uint_least32_t, 40014u, 0u, 2147483563u> e(s == 0 ? default_seed : (uint_least32_t)(s % 2147483563u));
    for (size_t i = 0; i < R; ++i) {
      x[i] = 0;
      for (size_t j = 0; j < (W + 31) / 32; ++j) x[i] += (U)e() << (32 * j);
      x[i] &= max();
    }
    carry = x[R - 1] == 0;
    at = 0;
  }
  template <class Q> enable_if_t<is_class<Q>::value> seed(Q &q) {
    constexpr size_t k = (W + 31) / 32;
    uint32_t a[R * k];
    q.generate(a, a + R * k);
    for (size_t i = 0; i < R; ++i) {
      x[i] = 0;
      for (size_t j = 0; j < k; ++j) x[i] += (U)a[k * i + j] << (32 * j);
      x[i] &= max();
    }
    carry = x[R - 1] == 0;
    at = 0;
  }
  U operator()() {
    U a = x[at >= S ? at - S : at + R - S], b = x[at] + carry, r;
    if (a >= b) r = a - b, carry = 0;
    else r = max() - b + a + 1, carry = 1;
    x[at] = r & max();
    U result = x[at];
    if (++at == R) at = 0;
    return result;
  }
  void discard(unsigned long long n) { for (; n > 0; --n) (*this)(); }
private:
  U x[R], carry;
  size_t at;
};
template <class E, size_t P, size_t R> struct discard_block_engine {
  typedef typename E::result_type result_type;
  typedef result_type U;
  discard_block_engine() {}
  explicit discard_block_engine(U s) : e(s) {}
  template <class Q, class = ws_if_seeds<Q, discard_block_engine>> explicit discard_block_engine(Q &q) : e(q) {}
  static constexpr U min() { return E::min(); }
  static constexpr U max() { return E::max(); }
  void seed() { e.seed(), n = 0; }
  void seed(U s) { e.seed(s), n = 0; }
  U operator()() {
    if (n >= R) {
      e.discard(P - n);
      n = 0;
    }
    ++n;
    return e();
  }
  void discard(unsigned long long k) { for (; k > 0; --k) (*this)(); }
  const E &base() const { return e; }
private:
  E e;
  size_t n = 0;
};
template <class E, size_t K> struct shuffle_order_engine {
  typedef typename E::result_type result_type;
  typedef result_type U;
  shuffle_order_engine() { fill(); }
  explicit shuffle_order_engine(U s) : e(s) { fill(); }
  static constexpr U min() { return E::min(); }
  static constexpr U max() { return E::max(); }
  void seed(U s) { e.seed(s); fill(); }
  U operator()() {
    size_t j = (size_t)(K * ((y - min()) / ((long double)(max() - min()) + 1)));
    y = v[j];
    v[j] = e();
    return y;
  }
  void discard(unsigned long long k) { for (; k > 0; --k) (*this)(); }
private:
  E e;
  U v[K], y;
  void fill() {
    for (U &u : v) u = e();
    y = e();
  }
};
typedef linear_congruential_engine<uint_fast32_t, 16807, 0, 2147483647> minstd_rand0;
typedef linear_congruential_engine<uint_fast32_t, 48271, 0, 2147483647> minstd_rand;
typedef minstd_rand0 default_random_engine;
typedef mersenne_twister_engine<uint_fast32_t, 32, 624, 397, 31, 0x9908b0df, 11, 0xffffffff, 7, 0x9d2c5680, 15, 0xefc60000, 18, 1812433253> mt19937;
typedef mersenne_twister_engine<uint_fast64_t, 64, 312, 156, 31, 0xb5026f5aa96619e9, 29, 0x5555555555555555, 17, 0x71d67fffeda60000, 37, 0xfff7eee000000000, 43, 6364136223846793005> mt19937_64;
typedef subtract_with_carry_engine<uint_fast32_t, 24, 10, 24> ranlux24_base;
typedef subtract_with_carry_engine<uint_fast64_t, 48, 5, 12> ranlux48_base;
typedef discard_block_engine<ranlux24_base, 223, 23> ranlux24;
typedef discard_block_engine<ranlux48_base, 389, 11> ranlux48;
typedef shuffle_order_engine<minstd_rand0, 256> knuth_b;
// Not random here: a run can be repeated.
struct random_device {
  typedef unsigned result_type;
  random_device() {}
  explicit random_device(const char *) {}
  static constexpr unsigned min() { return 0; }
  static constexpr unsigned max() { return ~0u; }
  double entropy() const noexcept { return 0; }
  unsigned operator()() { return ws_next(); }
  random_device(const random_device &) = delete;
private:
  static unsigned ws_next() {
    static mt19937 e(20260101u);
    return (unsigned)e();
  }
};

// ---------------------------------------------------------------- whole numbers
inline uint64_t ws_high_product(uint64_t a, uint64_t b, uint64_t &low) {
  uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32, ll = al * bl, lh = al * bh, hl = ah * bl, middle = (ll >> 32) + (uint32_t)lh + (uint32_t)hl;
  low = a * b;
  return ah * bh + (lh >> 32) + (hl >> 32) + (middle >> 32);
}
template <class T = int> struct uniform_int_distribution {
  typedef T result_type;
  struct param_type {
    typedef uniform_int_distribution distribution_type;
    T lo, hi;
    param_type() : param_type(0) {}
    explicit param_type(T a, T b = numeric_limits<T>::max()) : lo(a), hi(b) {}
    T a() const { return lo; }
    T b() const { return hi; }
    bool operator==(const param_type &o) const { return lo == o.lo && hi == o.hi; }
  };
  uniform_int_distribution() : p(0) {}
  explicit uniform_int_distribution(T a, T b = numeric_limits<T>::max()) : p(a, b) {}
  explicit uniform_int_distribution(const param_type &q) : p(q) {}
  void reset() {}
  T a() const { return p.lo; }
  T b() const { return p.hi; }
  T min() const { return p.lo; }
  T max() const { return p.hi; }
  param_type param() const { return p; }
  void param(const param_type &q) { p = q; }
  template <class G> T operator()(G &g) { return (*this)(g, p); }
  template <class G> T operator()(G &g, const param_type &q) { return (T)(ws_draw(g, (uint64_t)q.hi - (uint64_t)q.lo) + (uint64_t)q.lo); }
private:
  param_type p;
  // A number from 0 to `range`.
  template <class G> static uint64_t ws_draw(G &g, uint64_t range) {
    constexpr uint64_t lo = G::min(), has = (uint64_t)G::max() - lo;
    if (has > range) {
      uint64_t n = range + 1;
      if (has == ~0ull) {
        // The high half of a product, where the low one does not favour some.
        uint64_t low, high = ws_high_product(g(), n, low);
        if (low < n) for (uint64_t t = (0 - n) % n; low < t;) high = ws_high_product(g(), n, low);
        return high;
      }
      if (has == 0xffffffff) {
        uint64_t x = (uint64_t)g() * n;
        uint32_t low = (uint32_t)x, m = (uint32_t)n;
        if (low < m) for (uint32_t t = (0u - m) % m; low < t;) x = (uint64_t)g() * n, low = (uint32_t)x;
        return x >> 32;
      }
      uint64_t scale = has / n, past = n * scale, r;
      do r = (uint64_t)g() - lo; while (r >= past);
      return r / scale;
    }
    if (has < range) {
      // Several draws, like the digits of a number.
      uint64_t r, high;
      do {
        constexpr uint64_t n = has + 1;
        high = n * ws_draw(g, range / (n ? n : 1));
        r = high + ((uint64_t)g() - lo);
      } while (r > range || r < high);
      return r;
    }
    return (uint64_t)g() - lo;
  }
};
// Two numbers of a draw while the generator has the range, as libstdc++ shuffles.
template <class I, class G> void shuffle(I a, I b, G &&g) {
  if (a == b) return;
  typedef make_unsigned_t<ws_difference<I>> N;
  typedef uniform_int_distribution<N> D;
  typedef typename D::param_type P;
  typedef remove_reference_t<G> E;
  D d;
  const uint64_t has = (uint64_t)E::max() - (uint64_t)E::min(), n = b - a;
  I i = a + 1;
  if (has / n >= n) {
    if (n % 2 == 0) {
      D first(0, 1);
      std::iter_swap(i++, a + first(g));
    }
    while (i != b) {
      const uint64_t k = (i - a) + 1, both = d(g, P(0, k * (k + 1) - 1));
      std::iter_swap(i++, a + both / (k + 1));
      std::iter_swap(i++, a + both % (k + 1));
    }
    return;
  }
  for (; i != b; ++i) std::iter_swap(i, a + d(g, P(0, i - a)));
}
template <class I, class O, class N, class G> O sample(I a, I b, O to, N n, G &&g) {
  typedef uniform_int_distribution<size_t> D;
  typedef typename D::param_type P;
  typedef remove_reference_t<G> E;
  D d;
  size_t left = std::distance(a, b), take = (size_t)n < left ? n : left;
  if (take == 0) return to;
  const uint64_t has = (uint64_t)E::max() - (uint64_t)E::min();
  if (has / left >= left) {
    while (take != 0 && left >= 2) {
      const uint64_t both = d(g, P(0, left * (left - 1) - 1)), x = both / (left - 1), y = both % (left - 1);
      --left;
      if (x < take) *to = *a, ++to, --take;
      ++a;
      if (take == 0) break;
      --left;
      if (y < take) *to = *a, ++to, --take;
      ++a;
    }
  }
  for (; take != 0; ++a) if (d(g, P(0, --left)) < take) *to = *a, ++to, --take;
  return to;
}
} // namespace std
} // extern "C++"
