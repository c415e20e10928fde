// <iomanip>
#pragma once
#include "ws/istream.h"
extern "C++" {
namespace std {
#define WS_MANIPULATOR(name, V, effect) \
  struct ws_##name { V v; }; \
  inline ws_##name name(V v) { return ws_##name{v}; } \
  template <class C, class T> basic_ostream<C, T> &operator<<(basic_ostream<C, T> &s, ws_##name m) { effect; return s; } \
  template <class C, class T> basic_istream<C, T> &operator>>(basic_istream<C, T> &s, ws_##name m) { effect; return s; }
WS_MANIPULATOR(setw, int, s.width(m.v)) WS_MANIPULATOR(setprecision, int, s.precision(m.v)) WS_MANIPULATOR(setfill, char, s.fill(m.v))
WS_MANIPULATOR(setiosflags, int, s.setf(m.v)) WS_MANIPULATOR(resetiosflags, int, s.unsetf(m.v))
WS_MANIPULATOR(setbase, int, s.setf(m.v == 16 ? ios_base::hex : m.v == 8 ? ios_base::oct : m.v == 10 ? ios_base::dec : 0, ios_base::basefield))
struct ws_put_time { const tm *t; const char *format; };
inline ws_put_time put_time(const tm *t, const char *format) { return ws_put_time{t, format}; }
template <class T> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &s, ws_put_time p) {
  char room[256];
  size_t n = strftime(room, sizeof room, p.format, p.t);
  return s.ws_write(room, n, 0);
}
struct ws_quoted { string s; string *to; char quote, escape; };
inline ws_quoted quoted(const string &s, char quote = '"', char escape = '\\') { return ws_quoted{s, nullptr, quote, escape}; }
inline ws_quoted quoted(string &s, char quote = '"', char escape = '\\') { return ws_quoted{s, &s, quote, escape}; }
inline ws_quoted quoted(const char *s, char quote = '"', char escape = '\\') { return ws_quoted{s, nullptr, quote, escape}; }
inline ostream &operator<<(ostream &o, const ws_quoted &q) {
  string r(1, q.quote);
  for (char c : q.s) {
    if (c == q.quote || c == q.escape) r += q.escape;
    r += c;
  }
  return o << (r += q.quote);
}
inline istream &operator>>(istream &i, const ws_quoted &q) {
  char c;
  if (!(i >> c) || !q.to) return i;
  if (c != q.quote) return i.unget() >> *q.to;
  q.to->clear();
  while (i.get(c) && c != q.quote) {
    if (c == q.escape && !i.get(c)) break;
    q.to->push_back(c);
  }
  return i;
}
} // namespace std
} // extern "C++"
