// <fstream>, over C's files.
#pragma once
#include "ws/istream.h"
extern "C++" {
namespace std {
template <class C, class T = char_traits<C>> struct basic_filebuf : basic_streambuf<C, T> {
  typedef typename T::int_type int_type;
  basic_filebuf() {}
  ~basic_filebuf() { close(); }
  bool is_open() const { return file; }
  basic_filebuf *open(const char *name, int mode) {
    if (file) return nullptr;
    const char *how;
    switch (mode & ~(ios_base::ate | ios_base::binary)) {
      case ios_base::out: case ios_base::out | ios_base::trunc: how = "w"; break;
      case ios_base::app: case ios_base::out | ios_base::app: how = "a"; break;
      case ios_base::in: how = "r"; break;
      case ios_base::in | ios_base::out: how = "r+"; break;
      case ios_base::in | ios_base::out | ios_base::trunc: how = "w+"; break;
      case ios_base::in | ios_base::app: case ios_base::in | ios_base::out | ios_base::app: how = "a+"; break;
      default: return nullptr;
    }
    file = fopen(name, how);
    if (!file) return nullptr;
    forget();
    if (mode & ios_base::ate) fseek(file, 0, SEEK_END);
    return this;
  }
  basic_filebuf *open(const string &name, int mode) { return open(name.c_str(), mode); }
  basic_filebuf *close() {
    if (!file) return nullptr;
    int bad = fclose(file);
    file = nullptr;
    forget();
    return bad ? nullptr : this;
  }
  void ws_take(basic_filebuf &o) {
    close();
    o.give_back();
    file = std::exchange(o.file, nullptr);
  }
protected:
  int_type underflow() override {
    if (!file) return T::eof();
    size_t n = fread(room, 1, sizeof room, file);
    this->setg(room, room, room + n);
    return n ? T::to_int_type(*room) : T::eof();
  }
  int_type pbackfail(int_type c) override {
    if (!file || this->gptr() == this->eback()) return T::eof();
    this->gbump(-1);
    if (c != T::eof()) *this->gptr() = T::to_char_type(c);
    return T::not_eof(c);
  }
  streamsize xsgetn(C *s, streamsize n) override {
    streamsize have = this->egptr() - this->gptr(), k = have < n ? have : n;
    T::copy(s, this->gptr(), k);
    this->gbump((int)k);
    if (k < n && file) {
      forget();
      k += fread(s + k, 1, n - k, file);
    }
    return k;
  }
  int_type overflow(int_type c) override {
    if (!file || c == T::eof()) return file ? T::not_eof(c) : T::eof();
    give_back();
    return putc(c, file) == EOF ? T::eof() : c;
  }
  streamsize xsputn(const C *s, streamsize n) override {
    if (!file) return 0;
    give_back();
    return fwrite(s, 1, n, file);
  }
  streampos seekoff(streamoff o, ios_base::seekdir d, int) override {
    if (!file) return -1;
    if (o == 0 && d == ios_base::cur) return ftell(file) - (this->egptr() - this->gptr());
    give_back();
    if (fseek(file, o, d == ios_base::beg ? SEEK_SET : d == ios_base::cur ? SEEK_CUR : SEEK_END)) return -1;
    return ftell(file);
  }
  int sync() override {
    if (!file) return 0;
    give_back();
    return fflush(file) ? -1 : 0;
  }
private:
  FILE *file = nullptr;
  C room[4096];
  void forget() { this->setg(room, room, room); }
  // What was read ahead is the file's again.
  void give_back() {
    if (this->gptr() != this->egptr()) fseek(file, this->gptr() - this->egptr(), SEEK_CUR);
    forget();
  }
};
#define WS_FILE_STREAM(name, base, always, initially) \
  template <class C, class T = char_traits<C>> struct name : base<C, T> { \
    name() { this->init(&buffer); } \
    explicit name(const char *file, int m = initially) { this->init(&buffer); open(file, m); } \
    explicit name(const string &file, int m = initially) { this->init(&buffer); open(file, m); } \
    template <class P, class = decltype(declval<const P &>().native())> explicit name(const P &file, int m = initially) { this->init(&buffer); open(file.c_str(), m); } \
    name(name &&o) { this->init(&buffer); this->move(o); buffer.ws_take(o.buffer); } \
    name &operator=(name &&o) { this->move(o); buffer.ws_take(o.buffer); return *this; } \
    basic_filebuf<C, T> *rdbuf() const { return const_cast<basic_filebuf<C, T> *>(&buffer); } \
    bool is_open() const { return buffer.is_open(); } \
    void open(const char *file, int m = initially) { \
      if (buffer.open(file, m | always)) this->clear(); \
      else this->setstate(ios_base::failbit); \
    } \
    void open(const string &file, int m = initially) { open(file.c_str(), m); } \
    void close() { if (!buffer.close()) this->setstate(ios_base::failbit); } \
  private: \
    basic_filebuf<C, T> buffer; \
  };
WS_FILE_STREAM(basic_ifstream, basic_istream, ios_base::in, ios_base::in)
WS_FILE_STREAM(basic_ofstream, basic_ostream, ios_base::out, ios_base::out)
WS_FILE_STREAM(basic_fstream, basic_iostream, 0, (ios_base::in | ios_base::out))
typedef basic_filebuf<char> filebuf;
typedef basic_ifstream<char> ifstream;
typedef basic_ofstream<char> ofstream;
typedef basic_fstream<char> fstream;
} // namespace std
} // extern "C++"
