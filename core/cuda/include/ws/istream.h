// <istream>
#pragma once
#include "ws/limits.h"
#include "ws/ostream.h"
extern "C++" {
namespace std {
template <class C, class T = char_traits<C>> struct basic_istream : virtual basic_ios<C, T> {
  typedef basic_streambuf<C, T> ws_buf;
  typedef typename T::int_type int_type;
  explicit basic_istream(ws_buf *b) { this->init(b); }
  basic_istream(ws_buf *b, basic_ostream<C, T> *tied) {
    this->init(b);
    this->tie(tied);
  }
  struct sentry {
    explicit sentry(basic_istream &i, bool keep_space = false) {
      if (i.good()) {
        if (i.tie()) i.tie()->flush();
        if (!keep_space && i.flags() & ios_base::skipws) {
          int_type c = i.rdbuf()->sgetc();
          while (c != T::eof() && ::isspace(c)) c = i.rdbuf()->snextc();
          if (c == T::eof()) i.setstate(ios_base::eofbit | ios_base::failbit);
        }
      }
      ok = i.good();
      if (!ok) i.setstate(ios_base::failbit);
    }
    explicit operator bool() const { return ok; }
    bool ok;
  };
  basic_istream &operator>>(basic_istream &(*f)(basic_istream &)) { return f(*this); }
  basic_istream &operator>>(ios_base &(*f)(ios_base &)) { f(*this); return *this; }
  basic_istream &operator>>(bool &v) {
    if (!(this->flags() & ios_base::boolalpha)) {
      long n = 0;
      if (ws_integer(n, LONG_MIN, LONG_MAX)) {
        v = n != 0;
        if (n != 0 && n != 1) this->setstate(ios_base::failbit);
      }
      return *this;
    }
    sentry ok(*this);
    if (!ok) return *this;
    const char *names[2] = {"false", "true"};
    bool can[2] = {true, true};
    for (size_t i = 0;; ++i) {
      int_type c = this->rdbuf()->sgetc();
      for (int k = 0; k < 2; ++k) can[k] = can[k] && names[k][i] == c;
      if (!can[0] && !can[1]) break;
      this->rdbuf()->sbumpc();
      for (int k = 0; k < 2; ++k) if (can[k] && !names[k][i + 1]) {
        v = k;
        return *this;
      }
    }
    v = false;
    this->setstate(ios_base::failbit);
    return *this;
  }
#define WS_EXTRACT(I, lo, hi) basic_istream &operator>>(I &v) { ws_integer(v, lo, hi); return *this; }
  WS_EXTRACT(short, SHRT_MIN, SHRT_MAX) WS_EXTRACT(int, INT_MIN, INT_MAX) WS_EXTRACT(long, LONG_MIN, LONG_MAX) WS_EXTRACT(long long, LLONG_MIN, LLONG_MAX)
  WS_EXTRACT(unsigned short, 0, USHRT_MAX) WS_EXTRACT(unsigned, 0, UINT_MAX) WS_EXTRACT(unsigned long, 0, ULONG_MAX) WS_EXTRACT(unsigned long long, 0, ULLONG_MAX)
  basic_istream &operator>>(float &v) { return ws_floating(v, strtof); }
  basic_istream &operator>>(double &v) { return ws_floating(v, strtod); }
  basic_istream &operator>>(long double &v) {
    double d = 0;
    ws_floating(d, strtod);
    v = d;
    return *this;
  }
  basic_istream &operator>>(void *&p) {
    unsigned long v = 0;
    int was = this->setf(ios_base::hex, ios_base::basefield);
    if (ws_integer(v, 0, ULONG_MAX)) p = (void *)v;
    this->flags(was);
    return *this;
  }
  basic_istream &operator>>(ws_buf *to) {
    sentry ok(*this, true);
    if (!ok) return *this;
    int_type c;
    while ((c = ws_peek()) != T::eof() && to->sputc(T::to_char_type(c)) != T::eof()) this->rdbuf()->sbumpc();
    return *this;
  }
  streamsize gcount() const { return ws_count; }
  int_type get() {
    ws_count = 0;
    sentry ok(*this, true);
    if (!ok) return T::eof();
    int_type c = this->rdbuf()->sbumpc();
    if (c == T::eof()) this->setstate(ios_base::eofbit | ios_base::failbit);
    else ws_count = 1;
    return c;
  }
  basic_istream &get(C &c) {
    int_type i = get();
    if (i != T::eof()) c = T::to_char_type(i);
    return *this;
  }
  basic_istream &get(C *s, streamsize n, C until = '\n') { return ws_get(s, n, until, false); }
  basic_istream &getline(C *s, streamsize n, C until = '\n') { return ws_get(s, n, until, true); }
  basic_istream &ignore(streamsize n = 1, int_type until = T::eof()) {
    ws_count = 0;
    sentry ok(*this, true);
    if (!ok) return *this;
    while (n == LONG_MAX || ws_count < n) {
      int_type c = this->rdbuf()->sbumpc();
      if (c == T::eof()) {
        this->setstate(ios_base::eofbit);
        break;
      }
      ++ws_count;
      if (c == until) break;
    }
    return *this;
  }
  int_type peek() {
    ws_count = 0;
    sentry ok(*this, true);
    return ok ? ws_peek() : T::eof();
  }
  basic_istream &read(C *s, streamsize n) {
    ws_count = 0;
    sentry ok(*this, true);
    if (!ok) return *this;
    ws_count = this->rdbuf()->sgetn(s, n);
    if (ws_count != n) this->setstate(ios_base::eofbit | ios_base::failbit);
    return *this;
  }
  streamsize readsome(C *s, streamsize n) {
    streamsize k = this->rdbuf()->in_avail();
    return ws_count = k > 0 ? this->rdbuf()->sgetn(s, k < n ? k : n) : 0;
  }
  basic_istream &putback(C c) {
    this->clear(this->rdstate() & ~ios_base::eofbit);
    if (!this->good() || this->rdbuf()->sputbackc(c) == T::eof()) this->setstate(ios_base::badbit);
    return *this;
  }
  basic_istream &unget() {
    this->clear(this->rdstate() & ~ios_base::eofbit);
    if (!this->good() || this->rdbuf()->sungetc() == T::eof()) this->setstate(ios_base::badbit);
    return *this;
  }
  int sync() { return this->rdbuf()->pubsync(); }
  streampos tellg() {
    sentry ok(*this, true);
    return this->fail() ? streampos(-1) : this->rdbuf()->pubseekoff(0, ios_base::cur, ios_base::in);
  }
  basic_istream &seekg(streampos p) {
    this->clear(this->rdstate() & ~ios_base::eofbit);
    if (!this->fail() && this->rdbuf()->pubseekpos(p, ios_base::in) == -1) this->setstate(ios_base::failbit);
    return *this;
  }
  basic_istream &seekg(streamoff o, ios_base::seekdir d) {
    this->clear(this->rdstate() & ~ios_base::eofbit);
    if (!this->fail() && this->rdbuf()->pubseekoff(o, d, ios_base::in) == -1) this->setstate(ios_base::failbit);
    return *this;
  }
  // The next character, with the end noted.
  int_type ws_peek() {
    int_type c = this->rdbuf()->sgetc();
    if (c == T::eof()) this->setstate(ios_base::eofbit);
    return c;
  }
  streamsize ws_count = 0;
protected:
  basic_istream() {}
  basic_istream(basic_istream &&o) { this->move(o); }
private:
  basic_istream &ws_get(C *s, streamsize n, C until, bool take) {
    ws_count = 0;
    streamsize k = 0;
    if (n > 0) *s = C();
    sentry ok(*this, true);
    if (!ok) return *this;
    int state = 0;
    for (;;) {
      int_type c = this->rdbuf()->sgetc();
      if (c == T::eof()) {
        state |= ios_base::eofbit;
        break;
      }
      if (T::to_char_type(c) == until) {
        if (take) this->rdbuf()->sbumpc(), ++ws_count;
        break;
      }
      if (k + 1 >= n) {
        if (take) state |= ios_base::failbit;
        break;
      }
      s[k++] = T::to_char_type(c);
      this->rdbuf()->sbumpc();
      ++ws_count;
    }
    if (n > 0) s[k] = C();
    if (ws_count == 0) state |= ios_base::failbit;
    if (state) this->setstate(state);
    return *this;
  }
  template <class I, class L, class H> bool ws_integer(I &v, L lo, H hi) {
    sentry ok(*this);
    if (!ok) return false;
    ws_buf *b = this->rdbuf();
    int field = this->flags() & ios_base::basefield;
    unsigned base = field == ios_base::hex ? 16 : field == ios_base::oct ? 8 : field == ios_base::dec ? 10 : 0;
    int_type c = ws_peek();
    bool negative = c == '-', any = false, over = false;
    if (c == '-' || c == '+') c = (b->sbumpc(), ws_peek());
    if (c == '0' && (base == 0 || base == 16)) {
      any = true;
      c = (b->sbumpc(), ws_peek());
      if (c == 'x' || c == 'X') base = 16, any = false, c = (b->sbumpc(), ws_peek());
      else if (base == 0) base = 8;
    }
    if (base == 0) base = 10;
    unsigned long n = 0;
    for (;; c = (b->sbumpc(), ws_peek())) {
      unsigned d = c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' && c != T::eof() ? (c | 32) - 'a' + 10 : 99;
      if (d >= base) break;
      any = true;
      if (n > (ULONG_MAX - d) / base) over = true;
      n = n * base + d;
    }
    if (!any) {
      v = 0;
      this->setstate(ios_base::failbit);
      return false;
    }
    if (lo == 0) {
      // Unsigned: a minus negates.
      if (over || n > (unsigned long)hi) over = true;
      v = over ? (I)hi : (I)(negative ? 0 - n : n);
    } else {
      if (n > (unsigned long)hi + negative) over = true;
      v = over ? negative ? (I)lo : (I)hi : (I)(negative ? 0 - n : n);
    }
    if (over) this->setstate(ios_base::failbit);
    return !over;
  }
  template <class F> basic_istream &ws_floating(F &v, F (*convert)(const char *, char **)) {
    sentry ok(*this);
    if (!ok) return *this;
    string s;
    bool point = false, exponent = false, digits = false;
    for (int_type c = ws_peek(); c != T::eof(); c = (this->rdbuf()->sbumpc(), ws_peek())) {
      if (c >= '0' && c <= '9') digits = true;
      else if (c == '+' || c == '-') {
        if (!s.empty() && (s.back() | 32) != 'e') break;
      } else if (c == '.') {
        if (point || exponent) break;
        point = true;
      } else if (c == 'e' || c == 'E') {
        if (exponent || !digits) break;
        exponent = true;
      } else {
        break;
      }
      s.push_back((char)c);
    }
    char *end;
    v = convert(s.c_str(), &end);
    if (s.empty() || end != s.c_str() + s.size()) {
      v = 0;
      this->setstate(ios_base::failbit);
    } else if (v - v != 0) {
      v = v > 0 ? numeric_limits<F>::max() : -numeric_limits<F>::max();
      this->setstate(ios_base::failbit);
    }
    return *this;
  }
};
typedef basic_istream<char> istream;
template <class T> basic_istream<char, T> &operator>>(basic_istream<char, T> &i, char &c) {
  typename basic_istream<char, T>::sentry ok(i);
  if (!ok) return i;
  auto n = i.rdbuf()->sbumpc();
  if (n == T::eof()) i.setstate(ios_base::eofbit | ios_base::failbit);
  else c = T::to_char_type(n);
  return i;
}
template <class T> basic_istream<char, T> &operator>>(basic_istream<char, T> &i, unsigned char &c) { return i >> (char &)c; }
template <class T> basic_istream<char, T> &operator>>(basic_istream<char, T> &i, signed char &c) { return i >> (char &)c; }
// A word of at most `most` characters, given to f one by one.
template <class T, class F> void ws_read_word(basic_istream<char, T> &i, size_t most, F f) {
  typename basic_istream<char, T>::sentry ok(i);
  if (!ok) return;
  size_t n = 0;
  for (; n < most; ++n, i.rdbuf()->sbumpc()) {
    auto c = i.ws_peek();
    if (c == T::eof() || ::isspace(c)) break;
    f(T::to_char_type(c));
  }
  i.width(0);
  if (n == 0) i.setstate(ios_base::failbit);
}
template <class T, class A> basic_istream<char, T> &operator>>(basic_istream<char, T> &i, basic_string<char, T, A> &s) {
  if (i.good()) s.clear();
  std::ws_read_word(i, i.width() > 0 ? i.width() : (size_t)-1, [&](char c) { s.push_back(c); });
  return i;
}
template <class T> basic_istream<char, T> &operator>>(basic_istream<char, T> &i, char *s) {
  size_t most = i.width() > 0 ? i.width() - 1 : (size_t)-1;
  *s = 0;
  std::ws_read_word(i, most, [&](char c) { *s++ = c, *s = 0; });
  return i;
}
template <class S, class V, class = enable_if_t<__is_convertible_to(S *, ios_base *) && !__is_lvalue_reference(S)>>
auto operator>>(S &&s, V &&v) -> decltype((void)(s >> std::forward<V>(v)), static_cast<S &&>(s)) {
  s >> std::forward<V>(v);
  return static_cast<S &&>(s);
}
template <class T, class A> basic_istream<char, T> &getline(basic_istream<char, T> &i, basic_string<char, T, A> &s, char until) {
  typename basic_istream<char, T>::sentry ok(i, true);
  if (!ok) return i;
  s.clear();
  bool any = false;
  for (;;) {
    auto c = i.rdbuf()->sbumpc();
    if (c == T::eof()) {
      i.setstate(any ? ios_base::eofbit : ios_base::eofbit | ios_base::failbit);
      break;
    }
    any = true;
    if (T::to_char_type(c) == until) break;
    s.push_back(T::to_char_type(c));
  }
  return i;
}
template <class T, class A> basic_istream<char, T> &getline(basic_istream<char, T> &i, basic_string<char, T, A> &s) { return std::getline(i, s, '\n'); }
template <class T, class A> basic_istream<char, T> &getline(basic_istream<char, T> &&i, basic_string<char, T, A> &s) { return std::getline(i, s, '\n'); }
template <class T, class A> basic_istream<char, T> &getline(basic_istream<char, T> &&i, basic_string<char, T, A> &s, char until) { return std::getline(i, s, until); }
template <class C, class T> basic_istream<C, T> &ws(basic_istream<C, T> &i) {
  auto c = i.rdbuf()->sgetc();
  while (c != T::eof() && ::isspace(c)) c = i.rdbuf()->snextc();
  if (c == T::eof()) i.setstate(ios_base::eofbit);
  return i;
}
template <class C, class T = char_traits<C>> struct basic_iostream : basic_istream<C, T>, basic_ostream<C, T> {
  explicit basic_iostream(basic_streambuf<C, T> *b) { this->init(b); }
protected:
  basic_iostream() {}
};
typedef basic_iostream<char> iostream;
template <class V, class C = char, class T = char_traits<C>, class D = ptrdiff_t> struct istream_iterator : iterator<input_iterator_tag, V, D, const V *, const V &> {
  istream_iterator() : is(nullptr), v() {}
  istream_iterator(basic_istream<C, T> &i) : is(&i), v() { ++*this; }
  const V &operator*() const { return v; }
  const V *operator->() const { return &v; }
  istream_iterator &operator++() {
    if (is && !(*is >> v)) is = nullptr;
    return *this;
  }
  istream_iterator operator++(int) {
    istream_iterator r = *this;
    ++*this;
    return r;
  }
  bool operator==(const istream_iterator &o) const { return is == o.is; }
  bool operator!=(const istream_iterator &o) const { return is != o.is; }
private:
  basic_istream<C, T> *is;
  V v;
};
template <class C, class T = char_traits<C>> struct istreambuf_iterator : iterator<input_iterator_tag, C, streamoff, C *, C> {
  istreambuf_iterator() : buffer(nullptr) {}
  istreambuf_iterator(basic_istream<C, T> &i) : buffer(i.rdbuf()) {}
  istreambuf_iterator(basic_streambuf<C, T> *b) : buffer(b) {}
  C operator*() const { return T::to_char_type(buffer->sgetc()); }
  istreambuf_iterator &operator++() { buffer->sbumpc(); return *this; }
  istreambuf_iterator operator++(int) {
    istreambuf_iterator r = *this;
    buffer->sbumpc();
    return r;
  }
  bool equal(const istreambuf_iterator &o) const { return at_end() == o.at_end(); }
  bool operator==(const istreambuf_iterator &o) const { return equal(o); }
  bool operator!=(const istreambuf_iterator &o) const { return !equal(o); }
private:
  bool at_end() const { return !buffer || buffer->sgetc() == T::eof(); }
  basic_streambuf<C, T> *buffer;
};
} // namespace std
} // extern "C++"
