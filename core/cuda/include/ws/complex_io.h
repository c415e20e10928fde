// Complex numbers in streams.
#pragma once
#include "ws/complex.h"
#include "ws/sstream.h"
extern "C++" {
namespace std {
template <class T, class R> basic_ostream<char, R> &operator<<(basic_ostream<char, R> &o, const complex<T> &z) {
  ostringstream s;
  s.flags(o.flags());
  s.precision(o.precision());
  s << '(' << z.real() << ',' << z.imag() << ')';
  return o << s.str();
}
template <class T, class R> basic_istream<char, R> &operator>>(basic_istream<char, R> &i, complex<T> &z) {
  T re = T(), im = T();
  char c = 0;
  i >> c;
  if (c != '(') {
    i.putback(c) >> re;
  } else {
    i >> re >> c;
    if (c == ',') i >> im >> c;
    if (c != ')') i.setstate(ios_base::failbit);
  }
  if (i) z = complex<T>(re, im);
  return i;
}
} // namespace std
} // extern "C++"
