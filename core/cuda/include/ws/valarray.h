// <valarray>, without slices of more than one dimension.
#pragma once
#include "ws/math.h"
#include "ws/vector.h"
extern "C++" {
namespace std {
using ws_math::exp; using ws_math::log; using ws_math::sqrt; using ws_math::pow; using ws_math::sin; using ws_math::cos;
struct slice {
  size_t first, count, step;
  slice(size_t a = 0, size_t n = 0, size_t s = 0) : first(a), count(n), step(s) {}
  size_t start() const { return first; }
  size_t size() const { return count; }
  size_t stride() const { return step; }
};
template <class T> struct valarray;
template <class T> struct slice_array {
  T *p;
  slice s;
  void operator=(const valarray<T> &v) const { for (size_t i = 0; i < s.count; ++i) p[s.first + i * s.step] = v[i]; }
  void operator=(const T &v) const { for (size_t i = 0; i < s.count; ++i) p[s.first + i * s.step] = v; }
};
template <class T> struct valarray {
  typedef T value_type;
  valarray() {}
  explicit valarray(size_t n) : v(n) {}
  valarray(const T &t, size_t n) : v(n, t) {}
  valarray(const T *p, size_t n) : v(p, p + n) {}
  valarray(initializer_list<T> l) : v(l) {}
  valarray(const slice_array<T> &s) { for (size_t i = 0; i < s.s.count; ++i) v.push_back(s.p[s.s.first + i * s.s.step]); }
  valarray &operator=(const T &t) { for (T &x : v) x = t; return *this; }
  T &operator[](size_t i) { return v[i]; }
  const T &operator[](size_t i) const { return v[i]; }
  slice_array<T> operator[](slice s) { return slice_array<T>{v.data(), s}; }
  valarray operator[](slice s) const { return valarray(slice_array<T>{const_cast<T *>(v.data()), s}); }
  valarray operator[](const valarray<bool> &m) const {
    valarray r;
    for (size_t i = 0; i < size(); ++i) if (m[i]) r.v.push_back(v[i]);
    return r;
  }
  size_t size() const { return v.size(); }
  void resize(size_t n, T t = T()) { v.assign(n, t); }
  void swap(valarray &o) { v.swap(o.v); }
  T sum() const {
    T s = v[0];
    for (size_t i = 1; i < size(); ++i) s += v[i];
    return s;
  }
  T min() const { T r = v[0]; for (const T &x : v) if (x < r) r = x; return r; }
  T max() const { T r = v[0]; for (const T &x : v) if (r < x) r = x; return r; }
  template <class F> valarray apply(F f) const { valarray r(*this); for (T &x : r.v) x = f(x); return r; }
  valarray shift(int n) const { valarray r(size()); for (size_t i = 0; i < size(); ++i) if (i + n < size()) r[i] = v[i + n]; return r; }
  valarray cshift(int n) const { valarray r(size()); long k = (long)size(); for (long i = 0; i < k; ++i) r[i] = v[((i + n) % k + k) % k]; return r; }
  valarray operator-() const { valarray r(*this); for (T &x : r.v) x = -x; return r; }
#define WS_VALARRAY(op) \
  valarray &operator op##=(const valarray &o) { for (size_t i = 0; i < size(); ++i) v[i] op##= o.v[i]; return *this; } \
  valarray &operator op##=(const T &t) { for (T &x : v) x op##= t; return *this; } \
  friend valarray operator op(valarray a, const valarray &b) { return a op##= b; } \
  friend valarray operator op(valarray a, const T &b) { return a op##= b; } \
  friend valarray operator op(const T &a, const valarray &b) { valarray r(a, b.size()); return r op##= b; }
  WS_VALARRAY(+) WS_VALARRAY(-) WS_VALARRAY(*) WS_VALARRAY(/)
#define WS_VALARRAY_COMPARE(op) \
  friend valarray<bool> operator op(const valarray &a, const valarray &b) { valarray<bool> r(a.size()); for (size_t i = 0; i < a.size(); ++i) r[i] = a[i] op b[i]; return r; } \
  friend valarray<bool> operator op(const valarray &a, const T &b) { valarray<bool> r(a.size()); for (size_t i = 0; i < a.size(); ++i) r[i] = a[i] op b; return r; }
  WS_VALARRAY_COMPARE(==) WS_VALARRAY_COMPARE(!=) WS_VALARRAY_COMPARE(<) WS_VALARRAY_COMPARE(>) WS_VALARRAY_COMPARE(<=) WS_VALARRAY_COMPARE(>=)
  T *begin() { return v.data(); }
  T *end() { return v.data() + size(); }
  const T *begin() const { return v.data(); }
  const T *end() const { return v.data() + size(); }
private:
  // A vector whose elements are objects even if they are bool.
  struct Cells {
    struct Cell { T t; };
    vector<Cell> cells;
    Cells() {}
    explicit Cells(size_t n, const T &t = T()) : cells(n, Cell{t}) {}
    template <class I> Cells(I a, I b) { for (; a != b; ++a) push_back(*a); }
    Cells(initializer_list<T> l) : Cells(l.begin(), l.end()) {}
    void push_back(const T &t) { cells.push_back(Cell{t}); }
    void assign(size_t n, const T &t) { cells.assign(n, Cell{t}); }
    T *data() { return (T *)cells.data(); }
    const T *data() const { return (const T *)cells.data(); }
    T *begin() { return data(); }
    T *end() { return data() + size(); }
    const T *begin() const { return data(); }
    const T *end() const { return data() + size(); }
    T &operator[](size_t i) { return cells[i].t; }
    const T &operator[](size_t i) const { return cells[i].t; }
    size_t size() const { return cells.size(); }
    void swap(Cells &o) { cells.swap(o.cells); }
  };
  Cells v;
};
template <class T> T *begin(valarray<T> &v) { return v.begin(); }
template <class T> T *end(valarray<T> &v) { return v.end(); }
#define WS_VALARRAY_MATH(f) template <class T> valarray<T> f(const valarray<T> &v) { valarray<T> r(v); for (T &x : r) x = f(x); return r; }
WS_VALARRAY_MATH(abs) WS_VALARRAY_MATH(sqrt) WS_VALARRAY_MATH(exp) WS_VALARRAY_MATH(log) WS_VALARRAY_MATH(sin) WS_VALARRAY_MATH(cos)
template <class T> valarray<T> pow(const valarray<T> &v, const T &e) { valarray<T> r(v); for (T &x : r) x = pow(x, e); return r; }
} // namespace std
} // extern "C++"
