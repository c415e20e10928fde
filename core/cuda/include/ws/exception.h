// <exception>, <typeinfo>, <stdexcept>, and what the library itself throws.
#pragma once
#include "ws/new.h"
#include "ws/utility.h"
extern "C++" {
namespace std {
struct exception {
  exception() noexcept {}
  exception(const exception &) noexcept {}
  exception &operator=(const exception &) noexcept { return *this; }
  virtual ~exception() noexcept {}
  virtual const char *what() const noexcept { return "std::exception"; }
};
#define WS_PLAIN_ERROR(name, base, text) \
  struct name : base { \
    const char *what() const noexcept override { return text; } \
  };
WS_PLAIN_ERROR(bad_exception, exception, "std::bad_exception") WS_PLAIN_ERROR(bad_alloc, exception, "std::bad_alloc")
WS_PLAIN_ERROR(bad_array_new_length, bad_alloc, "std::bad_array_new_length") WS_PLAIN_ERROR(bad_cast, exception, "std::bad_cast")
WS_PLAIN_ERROR(bad_typeid, exception, "std::bad_typeid") WS_PLAIN_ERROR(bad_optional_access, exception, "bad optional access")
// Its vtable is the runtime's.
class type_info {
public:
  virtual ~type_info();
  const char *name() const noexcept { return ws_name[0] == '*' ? ws_name + 1 : ws_name; }
  bool operator==(const type_info &o) const noexcept { return ws_name == o.ws_name || (ws_name[0] != '*' && __builtin_strcmp(ws_name, o.ws_name) == 0); }
  bool operator!=(const type_info &o) const noexcept { return !(*this == o); }
  bool before(const type_info &o) const noexcept { return __builtin_strcmp(ws_name, o.ws_name) < 0; }
  size_t hash_code() const noexcept;
private:
  const char *ws_name;
};
typedef void (*terminate_handler)();
[[noreturn]] void terminate() noexcept;
terminate_handler set_terminate(terminate_handler) noexcept;
terminate_handler get_terminate() noexcept;
bool uncaught_exception() noexcept;
int uncaught_exceptions() noexcept;

// A counted reference to a thrown object; the runtime counts.
namespace __exception_ptr {
class exception_ptr {
  void *ws_object;
  explicit exception_ptr(void *) noexcept;
public:
  exception_ptr() noexcept : ws_object(nullptr) {}
  exception_ptr(decltype(nullptr)) noexcept : ws_object(nullptr) {}
  exception_ptr(const exception_ptr &) noexcept;
  exception_ptr &operator=(const exception_ptr &) noexcept;
  ~exception_ptr() noexcept;
  explicit operator bool() const noexcept { return ws_object; }
  friend bool operator==(const exception_ptr &a, const exception_ptr &b) noexcept { return a.ws_object == b.ws_object; }
  friend bool operator!=(const exception_ptr &a, const exception_ptr &b) noexcept { return a.ws_object != b.ws_object; }
};
} // namespace __exception_ptr
using __exception_ptr::exception_ptr;
exception_ptr current_exception() noexcept;
[[noreturn]] void rethrow_exception(exception_ptr);
template <class E> exception_ptr make_exception_ptr(E e) noexcept {
#ifdef __cpp_exceptions
  try {
    throw e;
  } catch (...) {
    return current_exception();
  }
#endif
  return exception_ptr();
}
struct nested_exception {
  exception_ptr ws_nested = current_exception();
  virtual ~nested_exception() {}
  [[noreturn]] void rethrow_nested() const { rethrow_exception(ws_nested); }
  exception_ptr nested_ptr() const noexcept { return ws_nested; }
};
template <class T> struct ws_nesting : T, nested_exception {
  explicit ws_nesting(T &&t) : T(static_cast<T &&>(t)) {}
  explicit ws_nesting(const T &t) : T(t) {}
};
template <class T> [[noreturn]] void throw_with_nested(T &&t) {
#ifdef __cpp_exceptions
  typedef remove_cvref_t<T> U;
  if constexpr (__is_class(U) && !__is_final(U) && !__is_base_of(nested_exception, U)) throw ws_nesting<U>(static_cast<T &&>(t));
  else throw static_cast<T &&>(t);
#else
  __builtin_trap();
#endif
}
template <class E> void rethrow_if_nested(const E &e) {
  if constexpr (__is_polymorphic(E)) if (auto *n = dynamic_cast<const nested_exception *>(__builtin_addressof(e)); n && n->nested_ptr()) n->rethrow_nested();
}

// ---------------------------------------------------------------- errors with a text
template <class C> struct char_traits;
template <class T> struct allocator;
template <class C, class T = char_traits<C>, class A = allocator<C>> struct basic_string;
typedef basic_string<char> string;
// A text that copies share, so that copying an error cannot throw.
struct ws_shared_text {
  char *text; // behind an int that counts
  explicit ws_shared_text(const char *s) : text((char *)malloc(sizeof(int) + strlen(s) + 1) + sizeof(int)) {
    count() = 1;
    strcpy(text, s);
  }
  ws_shared_text(const ws_shared_text &o) noexcept : text(o.text) { ++count(); }
  ws_shared_text &operator=(const ws_shared_text &o) noexcept {
    ++o.count();
    drop();
    text = o.text;
    return *this;
  }
  ~ws_shared_text() { drop(); }
  int &count() const { return ((int *)text)[-1]; }
  void drop() { if (--count() == 0) free(text - sizeof(int)); }
};
#define WS_TEXT_ERROR(name) \
  struct name : exception { \
    explicit name(const char *s) : ws_text(s) {} \
    explicit name(const string &s); \
    const char *what() const noexcept override { return ws_text.text; } \
    ws_shared_text ws_text; \
  };
#define WS_DERIVED_ERROR(name, base) \
  struct name : base { \
    explicit name(const char *s) : base(s) {} \
    explicit name(const string &s) : base(s) {} \
  };
WS_TEXT_ERROR(logic_error) WS_TEXT_ERROR(runtime_error) WS_DERIVED_ERROR(domain_error, logic_error)
WS_DERIVED_ERROR(invalid_argument, logic_error) WS_DERIVED_ERROR(length_error, logic_error) WS_DERIVED_ERROR(out_of_range, logic_error)
WS_DERIVED_ERROR(range_error, runtime_error) WS_DERIVED_ERROR(overflow_error, runtime_error) WS_DERIVED_ERROR(underflow_error, runtime_error)
} // namespace std

namespace ws_errors {
// Out of line, so that what may throw stays small. The texts are those that programs print.
#define WS_THROWER(name) [[noreturn]] inline WS_ATTR_H __attribute__((cold, noinline)) void throw_##name
WS_THROWER(out_of_range)(const char *what) { WS_THROW(std::out_of_range(what)); }
WS_THROWER(out_of_range)(const char *format, size_t at, size_t size) {
  char text[256];
  snprintf(text, sizeof text, format, at, size);
  WS_THROW(std::out_of_range(text));
}
WS_THROWER(length_error)(const char *what) { WS_THROW(std::length_error(what)); }
WS_THROWER(logic_error)(const char *what) { WS_THROW(std::logic_error(what)); }
WS_THROWER(runtime_error)(const char *what) { WS_THROW(std::runtime_error(what)); }
WS_THROWER(invalid_argument)(const char *what) { WS_THROW(std::invalid_argument(what)); }
WS_THROWER(bad_alloc)() { WS_THROW(std::bad_alloc()); }
WS_THROWER(bad_optional_access)() { WS_THROW(std::bad_optional_access()); }
#ifdef __CUDA__
// In device code there is nothing to throw to.
#define WS_DEVICE_THROWER(name) [[noreturn]] static inline __attribute__((device)) void throw_##name
WS_DEVICE_THROWER(out_of_range)(const char *, size_t, size_t) { __builtin_trap(); }
WS_DEVICE_THROWER(out_of_range)(const char *) { __builtin_trap(); }
WS_DEVICE_THROWER(bad_optional_access)() { __builtin_trap(); }
#endif
} // namespace ws_errors
} // extern "C++"
