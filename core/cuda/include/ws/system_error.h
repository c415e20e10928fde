// <system_error>, as much as streams and threads need.
#pragma once
#include "ws/strings.h"
extern "C++" {
namespace std {
enum class errc {
  operation_not_permitted = 1, no_such_file_or_directory = 2, interrupted = 4, io_error = 5, bad_file_descriptor = 9, resource_unavailable_try_again = 11,
  not_enough_memory = 12, permission_denied = 13, device_or_resource_busy = 16, file_exists = 17, not_a_directory = 20, is_a_directory = 21,
  invalid_argument = 22, no_space_on_device = 28, result_out_of_range = 34, resource_deadlock_would_occur = 35, timed_out = 110
};
struct error_category {
  virtual ~error_category() {}
  virtual const char *name() const noexcept = 0;
  virtual string message(int) const = 0;
  bool operator==(const error_category &o) const noexcept { return this == &o; }
  bool operator!=(const error_category &o) const noexcept { return this != &o; }
};
struct ws_errno_category final : error_category {
  const char *ws_name;
  explicit ws_errno_category(const char *n) : ws_name(n) {}
  const char *name() const noexcept override { return ws_name; }
  string message(int e) const override { return string(ws_name[0] == 'i' ? "iostream error" : strerror(e)); }
};
inline const error_category &ws_category_of(int which) {
  static const char *const names[] = {"generic", "system", "iostream", "future"};
  static const ws_errno_category categories[] = {ws_errno_category(names[0]), ws_errno_category(names[1]), ws_errno_category(names[2]), ws_errno_category(names[3])};
  return categories[which];
}
inline const error_category &generic_category() noexcept { return ws_category_of(0); }
inline const error_category &system_category() noexcept { return ws_category_of(1); }
inline const error_category &iostream_category() noexcept { return ws_category_of(2); }
struct error_condition;
struct error_code {
  error_code() noexcept : ws_value(0), ws_category(&system_category()) {}
  error_code(int v, const error_category &c) noexcept : ws_value(v), ws_category(&c) {}
  error_code(errc e) noexcept : ws_value((int)e), ws_category(&generic_category()) {}
  int value() const noexcept { return ws_value; }
  const error_category &category() const noexcept { return *ws_category; }
  string message() const { return ws_category->message(ws_value); }
  void clear() noexcept { *this = error_code(); }
  explicit operator bool() const noexcept { return ws_value; }
  bool operator==(const error_code &o) const noexcept { return ws_value == o.ws_value && ws_category == o.ws_category; }
  bool operator!=(const error_code &o) const noexcept { return !(*this == o); }
private:
  int ws_value;
  const error_category *ws_category;
};
inline error_code make_error_code(errc e) noexcept { return error_code(e); }
inline bool operator==(const error_code &a, errc b) noexcept { return a.value() == (int)b; }
struct system_error : runtime_error {
  explicit system_error(error_code c) : runtime_error(c.message()), ws_code(c) {}
  system_error(error_code c, const string &s) : runtime_error(s + ": " + c.message()), ws_code(c) {}
  system_error(error_code c, const char *s) : system_error(c, string(s)) {}
  system_error(int v, const error_category &c, const string &s) : system_error(error_code(v, c), s) {}
  system_error(int v, const error_category &c) : system_error(error_code(v, c)) {}
  const error_code &code() const noexcept { return ws_code; }
private:
  error_code ws_code;
};
} // namespace std
} // extern "C++"
