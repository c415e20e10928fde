// std::format: arguments are made text by their type and the specification between the braces.
#pragma once
#include "ws/ios.h"
#include "ws/strings.h"
#include "ws/tuple.h"
extern "C++" {
namespace std {
struct format_error : runtime_error { using runtime_error::runtime_error; };
template <class... A> using format_string = string_view;
struct ws_format_spec {
  char fill = ' ', align = 0, sign = '-', type = 0;
  bool alternative = false, zero = false;
  int width = 0, precision = -1;
};
inline WS_ATTR_H void ws_format_pad(string &out, const string &text, const ws_format_spec &s, char usual) {
  const size_t n = text.size(), w = (size_t)s.width;
  if (n >= w) { out += text; return; }
  const char align = s.align ? s.align : usual;
  const size_t room = w - n, before = align == '<' ? 0 : align == '>' ? room : room / 2;
  out.append(before, s.fill);
  out += text;
  out.append(room - before, s.fill);
}
// A number: zeros go between the sign or prefix and the digits.
inline WS_ATTR_H void ws_format_number(string &out, bool negative, const char *prefix, string digits, const ws_format_spec &s) {
  string head = negative ? "-" : s.sign == '-' ? "" : string(1, s.sign);
  if (s.alternative) head += prefix;
  if (s.zero && !s.align && head.size() + digits.size() < (size_t)s.width) digits.insert(0, s.width - head.size() - digits.size(), '0');
  ws_format_pad(out, head + digits, s, '>');
}
inline WS_ATTR_H void ws_format_integer(string &out, bool negative, unsigned long long v, const ws_format_spec &s) {
  const int base = s.type == 'x' || s.type == 'X' ? 16 : s.type == 'b' || s.type == 'B' ? 2 : s.type == 'o' ? 8 : 10;
  string digits;
  do {
    digits.insert(digits.begin(), "0123456789abcdef"[v % base]);
    v /= base;
  } while (v);
  if (s.type == 'X') for (char &c : digits) c = (char)toupper(c);
  ws_format_number(out, negative, base == 16 ? s.type == 'X' ? "0X" : "0x" : base == 2 ? "0b" : base == 8 ? "0" : "", digits, s);
}
inline WS_ATTR_H void ws_format_float(string &out, double v, const ws_format_spec &s, bool single) {
  char text[400], how[8] = "%.*g";
  const bool negative = __builtin_signbit(v);
  const double a = negative ? -v : v;
  if (s.type && s.type != 'a') {
    how[3] = s.type;
    snprintf(text, sizeof text, how, s.precision < 0 ? 6 : s.precision, a);
  } else if (s.precision >= 0) {
    snprintf(text, sizeof text, how, s.precision, a);
  } else {
    // The shortest text that is this number again.
    for (int p = 1; p <= 17; ++p) {
      snprintf(text, sizeof text, how, p, a);
      if (single ? (double)strtof(text, nullptr) == a : strtod(text, nullptr) == a) break;
    }
    if (strchr(text, 'e') && a < 1e16 && a >= 1e-4) snprintf(text, sizeof text, "%.0f", a);
  }
  ws_format_number(out, negative, "", text, s);
}
inline WS_ATTR_H void ws_format_text(string &out, string_view t, const ws_format_spec &s) { ws_format_pad(out, string(s.precision >= 0 ? t.substr(0, s.precision) : t), s, '<'); }
template <class T, class = void> struct formatter;
template <class T> void ws_format_value(string &out, const T &v, const ws_format_spec &s) {
  typedef decay_t<T> D;
  if constexpr (is_same<D, bool>::value) {
    if (s.type && s.type != 's') ws_format_integer(out, false, v, s);
    else ws_format_text(out, v ? "true" : "false", s);
  } else if constexpr (is_same<D, char>::value) {
    if (s.type && s.type != 'c') ws_format_integer(out, false, (unsigned char)v, s);
    else ws_format_text(out, string_view(&v, 1), s);
  } else if constexpr (is_integral<D>::value) {
    if (s.type == 'c') ws_format_text(out, string(1, (char)v), s);
    else if constexpr (is_signed<D>::value) ws_format_integer(out, v < 0, v < 0 ? 0ull - (unsigned long long)v : (unsigned long long)v, s);
    else ws_format_integer(out, false, v, s);
  } else if constexpr (is_floating_point<D>::value) {
    ws_format_float(out, (double)v, s, sizeof(D) == 4);
  } else if constexpr (is_convertible<const T &, string_view>::value) {
    ws_format_text(out, string_view(v), s);
  } else if constexpr (is_pointer<D>::value || is_null_pointer<D>::value) {
    ws_format_spec p = s;
    p.type = 'x';
    p.alternative = true;
    ws_format_integer(out, false, (unsigned long long)v, p);
  } else {
    static_assert(is_convertible<const T &, string_view>::value, "this type has no format");
  }
}
struct ws_format_arg {
  const void *value;
  void (*print)(string &, const void *, const ws_format_spec &);
  long long number; // as a width or precision
};
template <class T> ws_format_arg ws_format_arg_of(const T &t) {
  ws_format_arg a{(const void *)&t, [](string &out, const void *p, const ws_format_spec &s) { ws_format_value(out, *(const T *)p, s); }, 0};
  if constexpr (is_integral<T>::value) a.number = (long long)t;
  return a;
}
inline WS_ATTR_H string ws_vformat(string_view f, const ws_format_arg *args, size_t n) {
  string out;
  size_t next = 0, i = 0;
  auto number = [&](int usual) {
    if (i >= f.size() || f[i] < '0' || f[i] > '9') return usual;
    int v = 0;
    while (i < f.size() && f[i] >= '0' && f[i] <= '9') v = v * 10 + (f[i++] - '0');
    return v;
  };
  // A number, or the argument in inner braces.
  auto count = [&](int usual) {
    if (i >= f.size() || f[i] != '{') return number(usual);
    ++i;
    size_t at = (size_t)number(-1);
    if (at == (size_t)-1) at = next++;
    if (i >= f.size() || f[i] != '}' || at >= n) WS_THROW(format_error("invalid width"));
    ++i;
    return (int)args[at].number;
  };
  while (i < f.size()) {
    const char c = f[i++];
    if (c == '}' && i < f.size() && f[i] == '}') { out += '}'; ++i; continue; }
    if (c != '{') { out += c; continue; }
    if (i < f.size() && f[i] == '{') { out += '{'; ++i; continue; }
    size_t at = (size_t)number(-1);
    if (at == (size_t)-1) at = next++;
    ws_format_spec s;
    if (i < f.size() && f[i] == ':') {
      ++i;
      auto aligns = [](char a) { return a == '<' || a == '>' || a == '^'; };
      if (i + 1 < f.size() && aligns(f[i + 1])) { s.fill = f[i]; s.align = f[i + 1]; i += 2; }
      else if (i < f.size() && aligns(f[i])) s.align = f[i++];
      if (i < f.size() && (f[i] == '+' || f[i] == '-' || f[i] == ' ')) s.sign = f[i++];
      if (i < f.size() && f[i] == '#') { s.alternative = true; ++i; }
      if (i < f.size() && f[i] == '0') { s.zero = true; ++i; }
      s.width = count(0);
      if (i < f.size() && f[i] == '.') { ++i; s.precision = count(0); }
      if (i < f.size() && f[i] == 'L') ++i;
      if (i < f.size() && f[i] != '}') s.type = f[i++];
    }
    if (i >= f.size() || f[i] != '}' || at >= n) WS_THROW(format_error("invalid format string"));
    ++i;
    args[at].print(out, args[at].value, s);
  }
  return out;
}
template <class... A> string format(string_view f, const A &...a) {
  const ws_format_arg args[] = {ws_format_arg_of(a)..., ws_format_arg{}};
  return ws_vformat(f, args, sizeof...(A));
}
template <class O, class... A> O format_to(O to, string_view f, const A &...a) {
  for (char c : std::format(f, a...)) *to++ = c;
  return to;
}
template <class... A> size_t formatted_size(string_view f, const A &...a) { return std::format(f, a...).size(); }
template <class... A> void print(string_view f, const A &...a) { string s = std::format(f, a...); fwrite(s.data(), 1, s.size(), stdout); }
template <class... A> void println(string_view f, const A &...a) { string s = std::format(f, a...) + "\n"; fwrite(s.data(), 1, s.size(), stdout); }
} // namespace std
} // extern "C++"
