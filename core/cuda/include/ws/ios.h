// <ios> and <streambuf>.
#pragma once
#include "ws/cstd.h"
#include "ws/system_error.h"
extern "C++" {
namespace std {
struct locale {
  locale() noexcept {}
  explicit locale(const char *) {}
  explicit locale(const string &) {}
  template <class F> locale(const locale &, F *) {}
  string name() const { return "C"; }
  static const locale &classic() {
    static locale l;
    return l;
  }
  static locale global(const locale &) { return locale(); }
};
template <class C> bool isspace(C c, const locale &) { return ::isspace((unsigned char)c); }
template <class C> bool isdigit(C c, const locale &) { return ::isdigit((unsigned char)c); }
template <class C> bool isalpha(C c, const locale &) { return ::isalpha((unsigned char)c); }
template <class C> C toupper(C c, const locale &) { return (C)::toupper((unsigned char)c); }
template <class C> C tolower(C c, const locale &) { return (C)::tolower((unsigned char)c); }

// A place in a stream.
struct streampos {
  streamoff at;
  streampos(streamoff o = 0) : at(o) {}
  operator streamoff() const { return at; }
  streampos &operator+=(streamoff o) { at += o; return *this; }
};
typedef streampos wstreampos;
template <class S> struct fpos : streampos { using streampos::streampos; };

struct ios_base {
  typedef int fmtflags;
  typedef int iostate;
  typedef int openmode;
  enum seekdir { beg, cur, end };
  static constexpr fmtflags boolalpha = 1, dec = 2, fixed = 4, hex = 8, internal = 16, left = 32, oct = 64, right = 128, scientific = 256, showbase = 512,
                            showpoint = 1024, showpos = 2048, skipws = 4096, unitbuf = 8192, uppercase = 16384;
  static constexpr fmtflags adjustfield = left | right | internal, basefield = dec | oct | hex, floatfield = fixed | scientific;
  static constexpr iostate goodbit = 0, badbit = 1, eofbit = 2, failbit = 4;
  static constexpr openmode app = 1, ate = 2, binary = 4, in = 8, out = 16, trunc = 32;
  struct failure : system_error {
    explicit failure(const string &s, const error_code &c = error_code(1, iostream_category())) : system_error(c, s) {}
    explicit failure(const char *s, const error_code &c = error_code(1, iostream_category())) : system_error(c, s) {}
  };
  struct Init { Init() {} };
  fmtflags flags() const { return ws_flags; }
  fmtflags flags(fmtflags f) { return std::exchange(ws_flags, f); }
  fmtflags setf(fmtflags f) { return std::exchange(ws_flags, ws_flags | f); }
  fmtflags setf(fmtflags f, fmtflags mask) { return std::exchange(ws_flags, (ws_flags & ~mask) | (f & mask)); }
  void unsetf(fmtflags f) { ws_flags &= ~f; }
  streamsize precision() const { return ws_precision; }
  streamsize precision(streamsize n) { return std::exchange(ws_precision, n); }
  streamsize width() const { return ws_width; }
  streamsize width(streamsize n) { return std::exchange(ws_width, n); }
  locale imbue(const locale &) { return locale(); }
  locale getloc() const { return locale(); }
  static bool sync_with_stdio(bool = true) { return true; }
  virtual ~ios_base() {}
protected:
  ios_base() {}
  ios_base(const ios_base &) = delete;
  fmtflags ws_flags = skipws | dec;
  streamsize ws_precision = 6, ws_width = 0;
};

template <class C, class T = char_traits<C>> struct basic_streambuf {
  typedef C char_type;
  typedef T traits_type;
  typedef typename T::int_type int_type;
  typedef streampos pos_type;
  typedef streamoff off_type;
  virtual ~basic_streambuf() {}
  int_type sgetc() { return ws_get < ws_get_end ? T::to_int_type(*ws_get) : underflow(); }
  int_type sbumpc() { return ws_get < ws_get_end ? T::to_int_type(*ws_get++) : uflow(); }
  int_type snextc() { return sbumpc() == T::eof() ? T::eof() : sgetc(); }
  int_type sungetc() { return ws_get_begin < ws_get ? T::to_int_type(*--ws_get) : pbackfail(); }
  int_type sputbackc(C c) { return ws_get_begin < ws_get && ws_get[-1] == c ? T::to_int_type(*--ws_get) : pbackfail(T::to_int_type(c)); }
  streamsize sgetn(C *s, streamsize n) { return xsgetn(s, n); }
  int_type sputc(C c) {
    if (ws_put < ws_put_end) return T::to_int_type(*ws_put++ = c);
    return overflow(T::to_int_type(c));
  }
  streamsize sputn(const C *s, streamsize n) { return xsputn(s, n); }
  streamsize in_avail() { return ws_get < ws_get_end ? ws_get_end - ws_get : showmanyc(); }
  streampos pubseekoff(streamoff o, ios_base::seekdir d, int which = ios_base::in | ios_base::out) { return seekoff(o, d, which); }
  streampos pubseekpos(streampos p, int which = ios_base::in | ios_base::out) { return seekpos(p, which); }
  basic_streambuf *pubsetbuf(C *s, streamsize n) { return setbuf(s, n); }
  int pubsync() { return sync(); }
  locale pubimbue(const locale &) { return locale(); }
protected:
  basic_streambuf() {}
  C *eback() const { return ws_get_begin; }
  C *gptr() const { return ws_get; }
  C *egptr() const { return ws_get_end; }
  void gbump(int n) { ws_get += n; }
  void setg(C *a, C *b, C *c) { ws_get_begin = a, ws_get = b, ws_get_end = c; }
  C *pbase() const { return ws_put_begin; }
  C *pptr() const { return ws_put; }
  C *epptr() const { return ws_put_end; }
  void pbump(int n) { ws_put += n; }
  void setp(C *a, C *b) { ws_put_begin = ws_put = a, ws_put_end = b; }
  virtual int_type underflow() { return T::eof(); }
  virtual int_type uflow() {
    if (underflow() == T::eof()) return T::eof();
    return T::to_int_type(*ws_get++);
  }
  virtual int_type pbackfail(int_type = T::eof()) { return T::eof(); }
  virtual int_type overflow(int_type = T::eof()) { return T::eof(); }
  virtual streamsize xsgetn(C *s, streamsize n) {
    streamsize k = 0;
    for (int_type c; k < n && (c = sbumpc()) != T::eof(); ++k) s[k] = T::to_char_type(c);
    return k;
  }
  virtual streamsize xsputn(const C *s, streamsize n) {
    streamsize k = 0;
    while (k < n && sputc(s[k]) != T::eof()) ++k;
    return k;
  }
  virtual streamsize showmanyc() { return 0; }
  virtual streampos seekoff(streamoff, ios_base::seekdir, int = ios_base::in | ios_base::out) { return -1; }
  virtual streampos seekpos(streampos p, int which = ios_base::in | ios_base::out) { return seekoff(p, ios_base::beg, which); }
  virtual basic_streambuf *setbuf(C *, streamsize) { return this; }
  virtual int sync() { return 0; }
private:
  C *ws_get_begin = nullptr, *ws_get = nullptr, *ws_get_end = nullptr, *ws_put_begin = nullptr, *ws_put = nullptr, *ws_put_end = nullptr;
};
template <class C, class T = char_traits<C>> struct basic_ostream;
template <class C, class T = char_traits<C>> struct basic_ios : ios_base {
  typedef C char_type;
  typedef T traits_type;
  typedef typename T::int_type int_type;
  typedef streampos pos_type;
  typedef streamoff off_type;
  explicit basic_ios(basic_streambuf<C, T> *b) { init(b); }
  bool good() const { return ws_state == 0; }
  bool eof() const { return ws_state & eofbit; }
  bool fail() const { return ws_state & (failbit | badbit); }
  bool bad() const { return ws_state & badbit; }
  explicit operator bool() const { return !fail(); }
  bool operator!() const { return fail(); }
  iostate rdstate() const { return ws_state; }
  void clear(iostate s = goodbit) {
    ws_state = ws_buffer ? s : s | badbit;
    if (ws_state & ws_throws) WS_THROW(failure("basic_ios::clear"));
  }
  void setstate(iostate s) { clear(ws_state | s); }
  iostate exceptions() const { return ws_throws; }
  void exceptions(iostate s) {
    ws_throws = s;
    clear(ws_state);
  }
  basic_ostream<C, T> *tie() const { return ws_tie; }
  basic_ostream<C, T> *tie(basic_ostream<C, T> *t) { return std::exchange(ws_tie, t); }
  basic_streambuf<C, T> *rdbuf() const { return ws_buffer; }
  basic_streambuf<C, T> *rdbuf(basic_streambuf<C, T> *b) {
    basic_streambuf<C, T> *was = std::exchange(ws_buffer, b);
    clear();
    return was;
  }
  C fill() const { return ws_fill; }
  C fill(C c) { return std::exchange(ws_fill, c); }
  C widen(char c) const { return c; }
  char narrow(C c, char) const { return (char)c; }
  basic_ios &copyfmt(const basic_ios &o) {
    ws_flags = o.ws_flags, ws_precision = o.ws_precision, ws_width = o.ws_width, ws_fill = o.ws_fill, ws_tie = o.ws_tie, ws_throws = o.ws_throws;
    return *this;
  }
protected:
  basic_ios() {}
  void init(basic_streambuf<C, T> *b) {
    ws_buffer = b;
    ws_state = b ? goodbit : badbit;
  }
  void set_rdbuf(basic_streambuf<C, T> *b) { ws_buffer = b; }
  void move(basic_ios &o) {
    copyfmt(o);
    ws_state = o.ws_state;
  }
  basic_streambuf<C, T> *ws_buffer = nullptr;
  basic_ostream<C, T> *ws_tie = nullptr;
  iostate ws_state = badbit, ws_throws = goodbit;
  C ws_fill = ' ';
};
typedef basic_ios<char> ios;
typedef basic_streambuf<char> streambuf;

#define WS_FLAG(name, ...) \
  inline ios_base &name(ios_base &s) { \
    s.__VA_ARGS__; \
    return s; \
  }
WS_FLAG(boolalpha, setf(ios_base::boolalpha)) WS_FLAG(noboolalpha, unsetf(ios_base::boolalpha)) WS_FLAG(showbase, setf(ios_base::showbase))
WS_FLAG(noshowbase, unsetf(ios_base::showbase)) WS_FLAG(showpoint, setf(ios_base::showpoint)) WS_FLAG(noshowpoint, unsetf(ios_base::showpoint))
WS_FLAG(showpos, setf(ios_base::showpos)) WS_FLAG(noshowpos, unsetf(ios_base::showpos)) WS_FLAG(skipws, setf(ios_base::skipws))
WS_FLAG(noskipws, unsetf(ios_base::skipws)) WS_FLAG(uppercase, setf(ios_base::uppercase)) WS_FLAG(nouppercase, unsetf(ios_base::uppercase))
WS_FLAG(unitbuf, setf(ios_base::unitbuf)) WS_FLAG(nounitbuf, unsetf(ios_base::unitbuf)) WS_FLAG(left, setf(ios_base::left, ios_base::adjustfield))
WS_FLAG(right, setf(ios_base::right, ios_base::adjustfield)) WS_FLAG(internal, setf(ios_base::internal, ios_base::adjustfield))
WS_FLAG(dec, setf(ios_base::dec, ios_base::basefield)) WS_FLAG(hex, setf(ios_base::hex, ios_base::basefield))
WS_FLAG(oct, setf(ios_base::oct, ios_base::basefield)) WS_FLAG(fixed, setf(ios_base::fixed, ios_base::floatfield))
WS_FLAG(scientific, setf(ios_base::scientific, ios_base::floatfield)) WS_FLAG(hexfloat, setf(ios_base::floatfield, ios_base::floatfield))
WS_FLAG(defaultfloat, unsetf(ios_base::floatfield))
} // namespace std
} // extern "C++"
