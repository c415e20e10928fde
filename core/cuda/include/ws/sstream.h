// <sstream>
#pragma once
#include "ws/istream.h"
extern "C++" {
namespace std {
template <class C, class T = char_traits<C>, class A = allocator<C>> struct basic_stringbuf : basic_streambuf<C, T> {
  typedef basic_string<C, T, A> ws_string;
  typedef typename T::int_type int_type;
  explicit basic_stringbuf(int m = ios_base::in | ios_base::out) : mode(m) {}
  explicit basic_stringbuf(const ws_string &s, int m = ios_base::in | ios_base::out) : mode(m) { str(s); }
  ws_string str() const { return text; }
  void str(const ws_string &s) {
    text = s;
    put = mode & (ios_base::ate | ios_base::app) ? text.size() : 0;
    refresh(0);
  }
  basic_string_view<C, T> view() const { return text; }
  void ws_take(basic_stringbuf &o) {
    size_t at = o.gptr() - o.eback();
    text = std::move(o.text);
    put = o.put;
    mode = o.mode;
    refresh(at);
    o.str(ws_string());
  }
protected:
  int_type underflow() override {
    if (!(mode & ios_base::in)) return T::eof();
    refresh(this->gptr() - this->eback());
    return this->gptr() < this->egptr() ? T::to_int_type(*this->gptr()) : T::eof();
  }
  int_type pbackfail(int_type c) override {
    if (this->gptr() == this->eback()) return T::eof();
    this->gbump(-1);
    if (c != T::eof()) *this->gptr() = T::to_char_type(c);
    return T::not_eof(c);
  }
  int_type overflow(int_type c) override {
    if (!(mode & ios_base::out)) return T::eof();
    if (c == T::eof()) return T::not_eof(c);
    C ch = T::to_char_type(c);
    xsputn(&ch, 1);
    return c;
  }
  streamsize xsputn(const C *s, streamsize n) override {
    if (!(mode & ios_base::out)) return 0;
    size_t at = this->gptr() - this->eback();
    if (mode & ios_base::app) put = text.size();
    if (put == text.size()) text.append(s, n);
    else text.replace(put, n, s, n);
    put += n;
    refresh(at);
    return n;
  }
  streampos seekoff(streamoff o, ios_base::seekdir d, int which) override {
    size_t get = this->gptr() - this->eback();
    streamoff from = d == ios_base::beg ? 0 : d == ios_base::end ? (streamoff)text.size() : which & ios_base::in & mode ? (streamoff)get : (streamoff)put;
    streamoff to = from + o;
    if (to < 0 || to > (streamoff)text.size()) return -1;
    if (which & mode & ios_base::in) refresh(to);
    if (which & mode & ios_base::out) put = to;
    return to;
  }
private:
  ws_string text;
  size_t put = 0;
  int mode;
  void refresh(size_t at) { this->setg(&text[0], &text[0] + at, &text[0] + text.size()); }
};
#define WS_STRING_STREAM(name, base, always, initially) \
  template <class C, class T = char_traits<C>, class A = allocator<C>> struct name : base<C, T> { \
    typedef basic_string<C, T, A> ws_string; \
    explicit name(int m = initially) : buffer(m | always) { this->init(&buffer); } \
    explicit name(const ws_string &s, int m = initially) : buffer(s, m | always) { this->init(&buffer); } \
    name(name &&o) : buffer(initially | always) { this->init(&buffer); this->move(o); buffer.ws_take(o.buffer); } \
    name &operator=(name &&o) { this->move(o); buffer.ws_take(o.buffer); return *this; } \
    basic_stringbuf<C, T, A> *rdbuf() const { return const_cast<basic_stringbuf<C, T, A> *>(&buffer); } \
    ws_string str() const { return buffer.str(); } \
    void str(const ws_string &s) { buffer.str(s); } \
    basic_string_view<C, T> view() const { return buffer.view(); } \
  private: \
    basic_stringbuf<C, T, A> buffer; \
  };
WS_STRING_STREAM(basic_ostringstream, basic_ostream, ios_base::out, ios_base::out)
WS_STRING_STREAM(basic_istringstream, basic_istream, ios_base::in, ios_base::in)
WS_STRING_STREAM(basic_stringstream, basic_iostream, 0, (ios_base::in | ios_base::out))
typedef basic_stringbuf<char> stringbuf;
typedef basic_ostringstream<char> ostringstream;
typedef basic_istringstream<char> istringstream;
typedef basic_stringstream<char> stringstream;
} // namespace std
} // extern "C++"
