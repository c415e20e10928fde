// <ostream>
#pragma once
#include "ws/ios.h"
extern "C++" {
namespace std {
template <class C, class T> struct basic_ostream : virtual basic_ios<C, T> {
  typedef basic_streambuf<C, T> ws_buf;
  explicit basic_ostream(ws_buf *b) { this->init(b); }
  basic_ostream(ws_buf *b, basic_ostream *tied, int flags) {
    this->init(b);
    this->tie(tied);
    this->setf(flags);
  }
  struct sentry {
    explicit sentry(basic_ostream &o) : os(o) {
      if (o.tie() && o.good()) o.tie()->flush();
      ok = o.good();
      if (!ok) o.setstate(ios_base::failbit);
    }
    ~sentry() { if (os.flags() & ios_base::unitbuf && os.rdbuf()) os.rdbuf()->pubsync(); }
    explicit operator bool() const { return ok; }
    basic_ostream &os;
    bool ok;
  };
  basic_ostream &operator<<(basic_ostream &(*f)(basic_ostream &)) { return f(*this); }
  basic_ostream &operator<<(basic_ios<C, T> &(*f)(basic_ios<C, T> &)) { f(*this); return *this; }
  basic_ostream &operator<<(ios_base &(*f)(ios_base &)) { f(*this); return *this; }
  basic_ostream &operator<<(bool v) {
    if (!(this->flags() & ios_base::boolalpha)) return ws_integer(v, false, 1);
    return ws_write(v ? "true" : "false", v ? 4 : 5, 0);
  }
  basic_ostream &operator<<(short v) { return ws_integer(ws_signed() ? (unsigned long)(v < 0 ? -(long)v : v) : (unsigned short)v, ws_signed() && v < 0, 2); }
  basic_ostream &operator<<(unsigned short v) { return ws_integer(v, false, 0); }
  basic_ostream &operator<<(int v) { return ws_integer(ws_signed() ? (unsigned long)(v < 0 ? -(long)v : v) : (unsigned)v, ws_signed() && v < 0, 2); }
  basic_ostream &operator<<(unsigned v) { return ws_integer(v, false, 0); }
  basic_ostream &operator<<(long v) { return ws_integer(ws_signed() && v < 0 ? 0 - (unsigned long)v : (unsigned long)v, ws_signed() && v < 0, 2); }
  basic_ostream &operator<<(unsigned long v) { return ws_integer(v, false, 0); }
  basic_ostream &operator<<(long long v) { return *this << (long)v; }
  basic_ostream &operator<<(unsigned long long v) { return *this << (unsigned long)v; }
  basic_ostream &operator<<(float v) { return *this << (double)v; }
  basic_ostream &operator<<(double v) {
    char format[8], *f = format;
    int flags = this->flags(), field = flags & ios_base::floatfield;
    *f++ = '%';
    if (flags & ios_base::showpos) *f++ = '+';
    if (flags & ios_base::showpoint) *f++ = '#';
    if (field != ios_base::floatfield) *f++ = '.', *f++ = '*';
    char kind = field == ios_base::fixed ? 'f' : field == ios_base::scientific ? 'e' : field == ios_base::floatfield ? 'a' : 'g';
    *f++ = flags & ios_base::uppercase ? (char)(kind - 32) : kind;
    *f = 0;
    char room[128];
    int precision = this->precision() < 0 ? 6 : (int)this->precision();
    int n = field == ios_base::floatfield ? snprintf(room, sizeof room, format, v) : snprintf(room, sizeof room, format, precision, v);
    if (n < (int)sizeof room) return ws_write(room, n, ws_prefix(room));
    string longer(n + 1, 0);
    snprintf(&longer[0], n + 1, format, precision, v);
    return ws_write(longer.data(), n, ws_prefix(longer.data()));
  }
  basic_ostream &operator<<(long double v) { return *this << (double)v; }
  basic_ostream &operator<<(const void *p) {
    int was = this->flags();
    this->flags((was & ~(ios_base::basefield | ios_base::uppercase)) | ios_base::hex | ios_base::showbase);
    ws_integer((unsigned long)p, false, 0);
    this->flags(was);
    return *this;
  }
  basic_ostream &operator<<(nullptr_t) { return ws_write("nullptr", 7, 0); }
  basic_ostream &operator<<(ws_buf *b) {
    sentry ok(*this);
    if (!ok) return *this;
    size_t n = 0;
    for (typename T::int_type c; b && (c = b->sgetc()) != T::eof(); b->sbumpc(), ++n) if (this->rdbuf()->sputc(T::to_char_type(c)) == T::eof()) break;
    if (n == 0) this->setstate(ios_base::failbit);
    return *this;
  }
  basic_ostream &put(C c) {
    sentry ok(*this);
    if (ok && this->rdbuf()->sputc(c) == T::eof()) this->setstate(ios_base::badbit);
    return *this;
  }
  basic_ostream &write(const C *s, streamsize n) {
    sentry ok(*this);
    if (ok && this->rdbuf()->sputn(s, n) != n) this->setstate(ios_base::badbit);
    return *this;
  }
  basic_ostream &flush() {
    if (this->rdbuf() && this->rdbuf()->pubsync() == -1) this->setstate(ios_base::badbit);
    return *this;
  }
  streampos tellp() { return this->fail() ? streampos(-1) : this->rdbuf()->pubseekoff(0, ios_base::cur, ios_base::out); }
  basic_ostream &seekp(streampos p) {
    if (!this->fail() && this->rdbuf()->pubseekpos(p, ios_base::out) == -1) this->setstate(ios_base::failbit);
    return *this;
  }
  basic_ostream &seekp(streamoff o, ios_base::seekdir d) {
    if (!this->fail() && this->rdbuf()->pubseekoff(o, d, ios_base::out) == -1) this->setstate(ios_base::failbit);
    return *this;
  }
  // Writes a text padded to the width; `prefix` characters (a sign, 0x) stay in front if padding is internal.
  basic_ostream &ws_write(const C *s, size_t n, size_t prefix) {
    sentry ok(*this);
    if (!ok) return *this;
    ws_buf *b = this->rdbuf();
    size_t pad = this->width() > (streamsize)n ? this->width() - n : 0;
    bool fine = true;
    this->width(0);
    if (pad == 0) {
      fine = b->sputn(s, n) == (streamsize)n;
    } else {
      int adjust = this->flags() & ios_base::adjustfield;
      size_t front = adjust == ios_base::left ? n : adjust == ios_base::internal ? prefix : 0;
      if (front) fine = b->sputn(s, front) == (streamsize)front;
      C filling[32];
      for (size_t i = 0; i < 32; ++i) filling[i] = this->fill();
      for (; fine && pad > 0; pad -= pad < 32 ? pad : 32) fine = b->sputn(filling, pad < 32 ? pad : 32) > 0;
      if (fine && front < n) fine = b->sputn(s + front, n - front) == (streamsize)(n - front);
    }
    if (!fine) this->setstate(ios_base::badbit);
    return *this;
  }
protected:
  basic_ostream() {}
  basic_ostream(basic_ostream &&o) { this->move(o); }
private:
  bool ws_signed() const { int f = this->flags() & ios_base::basefield; return f != ios_base::hex && f != ios_base::oct; }
  static size_t ws_prefix(const C *s) {
    size_t n = *s == '+' || *s == '-';
    return s[n] == '0' && (s[n + 1] | 32) == 'x' ? n + 2 : n;
  }
  // `kind`: 2 for signed, which may show a plus.
  basic_ostream &ws_integer(unsigned long v, bool negative, int kind) {
    char room[40], *end = room + sizeof room, *p = end;
    int flags = this->flags(), field = flags & ios_base::basefield;
    const char *digits = flags & ios_base::uppercase ? "0123456789ABCDEF" : "0123456789abcdef";
    size_t prefix = 0;
    unsigned long rest = v;
    if (field == ios_base::hex) {
      do *--p = digits[rest & 15]; while (rest >>= 4);
      if (flags & ios_base::showbase && v) *--p = flags & ios_base::uppercase ? 'X' : 'x', *--p = '0', prefix = 2;
    } else if (field == ios_base::oct) {
      do *--p = (char)('0' + (rest & 7)); while (rest >>= 3);
      if (flags & ios_base::showbase && v) *--p = '0';
    } else {
      do *--p = (char)('0' + rest % 10); while (rest /= 10);
      if (negative) *--p = '-', prefix = 1;
      else if (flags & ios_base::showpos && kind) *--p = '+', prefix = 1;
    }
    return ws_write(p, end - p, prefix);
  }
};
typedef basic_ostream<char> ostream;
template <class T> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &o, char c) { return o.width() ? o.ws_write(&c, 1, 0) : o.put(c); }
template <class T> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &o, signed char c) { return o << (char)c; }
template <class T> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &o, unsigned char c) { return o << (char)c; }
template <class T> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &o, const char *s) {
  if (s) return o.ws_write(s, strlen(s), 0);
  o.setstate(ios_base::badbit);
  return o;
}
template <class T> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &o, const signed char *s) { return o << (const char *)s; }
template <class T> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &o, const unsigned char *s) { return o << (const char *)s; }
template <class C, class T, class A> basic_ostream<C, T> &operator<<(basic_ostream<C, T> &o, const basic_string<C, T, A> &s) { return o.ws_write(s.data(), s.size(), 0); }
template <class C, class T> basic_ostream<C, T> &operator<<(basic_ostream<C, T> &o, basic_string_view<C, T> s) { return o.ws_write(s.data(), s.size(), 0); }
// A stream that ends with the expression takes everything that a stream takes.
template <class S, class V, class = enable_if_t<__is_convertible_to(S *, ios_base *) && !__is_lvalue_reference(S)>>
auto operator<<(S &&s, const V &v) -> decltype((void)(s << v), static_cast<S &&>(s)) {
  s << v;
  return static_cast<S &&>(s);
}
template <class C, class T> basic_ostream<C, T> &endl(basic_ostream<C, T> &o) { return o.put('\n').flush(); }
template <class C, class T> basic_ostream<C, T> &ends(basic_ostream<C, T> &o) { return o.put(C()); }
template <class C, class T> basic_ostream<C, T> &flush(basic_ostream<C, T> &o) { return o.flush(); }
inline ostream &operator<<(ostream &o, const error_code &c) { return o << c.category().name() << ':' << c.value(); }
template <class V, class C = char, class T = char_traits<C>> struct ostream_iterator : iterator<output_iterator_tag, void, void, void, void> {
  ostream_iterator(basic_ostream<C, T> &o, const C *s = nullptr) : os(&o), between(s) {}
  ostream_iterator &operator=(const V &v) {
    *os << v;
    if (between) *os << between;
    return *this;
  }
  ostream_iterator &operator*() { return *this; }
  ostream_iterator &operator++() { return *this; }
  ostream_iterator &operator++(int) { return *this; }
private:
  basic_ostream<C, T> *os;
  const C *between;
};
template <class C, class T = char_traits<C>> struct ostreambuf_iterator : iterator<output_iterator_tag, void, void, void, void> {
  ostreambuf_iterator(basic_ostream<C, T> &o) : buffer(o.rdbuf()) {}
  ostreambuf_iterator &operator=(C c) { buffer->sputc(c); return *this; }
  ostreambuf_iterator &operator*() { return *this; }
  ostreambuf_iterator &operator++() { return *this; }
  ostreambuf_iterator &operator++(int) { return *this; }
private:
  basic_streambuf<C, T> *buffer;
};
} // namespace std
} // extern "C++"
