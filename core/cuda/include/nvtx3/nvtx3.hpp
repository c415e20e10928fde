// The C++ interface of NVTX: ranges and marks for profilers, without effect.
#pragma once
#include "nvToolsExt.h"
#ifdef __cplusplus
namespace nvtx3 {
inline namespace v1 {
struct domain {
  struct global {};
};
struct rgb { unsigned char red, green, blue; constexpr rgb(unsigned char r, unsigned char g, unsigned char b) noexcept : red(r), green(g), blue(b) {} };
struct argb { unsigned char alpha, red, green, blue; constexpr argb(unsigned char a, unsigned char r, unsigned char g, unsigned char b) noexcept : alpha(a), red(r), green(g), blue(b) {} };
struct color { constexpr color(unsigned = 0) noexcept {} constexpr color(rgb) noexcept {} constexpr color(argb) noexcept {} };
struct category { typedef unsigned id_type; constexpr explicit category(id_type = 0) noexcept {} };
struct message { template <class T> message(const T &) noexcept {} };
struct payload { template <class T> explicit payload(T) noexcept {} };
struct event_attributes { template <class... A> explicit event_attributes(const A &...) noexcept {} };
template <class D = domain::global> struct named_category_in : category { named_category_in(id_type n, const char *) noexcept : category(n) {} template <class C> static const named_category_in &get() { static named_category_in c(0, ""); return c; } };
typedef named_category_in<> named_category;
template <class D = domain::global> struct registered_string_in { template <class T> explicit registered_string_in(const T &) noexcept {} template <class M> static const registered_string_in &get() { static registered_string_in s(""); return s; } };
typedef registered_string_in<> registered_string;
template <class D = domain::global> struct scoped_range_in {
  template <class... A> explicit scoped_range_in(const A &...) noexcept {}
  scoped_range_in(const scoped_range_in &) = delete;
  ~scoped_range_in() {}
};
typedef scoped_range_in<> scoped_range;
template <class D = domain::global> struct unique_range_in {
  template <class... A> explicit unique_range_in(const A &...) noexcept {}
  unique_range_in(unique_range_in &&) noexcept {}
  ~unique_range_in() {}
};
typedef unique_range_in<> unique_range;
struct range_handle { unsigned long long value = 0; };
template <class D = domain::global, class... A> range_handle start_range_in(const A &...) noexcept { return {}; }
template <class... A> range_handle start_range(const A &...) noexcept { return {}; }
template <class D = domain::global> void end_range_in(range_handle) noexcept {}
inline void end_range(range_handle) noexcept {}
template <class D = domain::global, class... A> void mark_in(const A &...) noexcept {}
template <class... A> void mark(const A &...) noexcept {}
} // namespace v1
} // namespace nvtx3
#define NVTX3_FUNC_RANGE() ::nvtx3::scoped_range nvtx3_range__(__func__)
#define NVTX3_FUNC_RANGE_IN(D) ::nvtx3::scoped_range_in<D> nvtx3_range__(__func__)
#define NVTX3_FUNC_RANGE_IF(c) ::nvtx3::scoped_range nvtx3_range__(__func__)
#endif
