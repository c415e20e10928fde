// <iostream>: the standard streams, without a buffer of their own, so that they mix with C's in order.
#pragma once
#include "ws/istream.h"
extern "C++" {
namespace std {
struct ws_stdio_buffer final : streambuf {
  explicit ws_stdio_buffer(FILE *f) : file(f) {}
protected:
  int underflow() override {
    int c = getc(file);
    return c == EOF ? EOF : ungetc(c, file);
  }
  int uflow() override { return last = getc(file); }
  int pbackfail(int c) override {
    if (c == EOF) c = last;
    last = EOF;
    return c == EOF ? EOF : ungetc(c, file);
  }
  streamsize xsgetn(char *s, streamsize n) override {
    streamsize k = fread(s, 1, n, file);
    last = k > 0 ? (unsigned char)s[k - 1] : EOF;
    return k;
  }
  int overflow(int c) override { return c == EOF ? 0 : putc(c, file); }
  streamsize xsputn(const char *s, streamsize n) override { return fwrite(s, 1, n, file); }
  streampos seekoff(streamoff o, ios_base::seekdir d, int) override {
    return fseek(file, o, d == ios_base::beg ? SEEK_SET : d == ios_base::cur ? SEEK_CUR : SEEK_END) ? -1 : ftell(file);
  }
  int sync() override { return fflush(file); }
private:
  FILE *file;
  int last = EOF;
};
// They are never destroyed: what runs at the end of the program may still print.
#define WS_FOREVER [[clang::no_destroy]] inline
WS_FOREVER ws_stdio_buffer ws_stdin_buffer(stdin);
WS_FOREVER ws_stdio_buffer ws_stdout_buffer(stdout);
WS_FOREVER ws_stdio_buffer ws_stderr_buffer(stderr);
WS_FOREVER ostream cout(&ws_stdout_buffer);
WS_FOREVER ostream cerr(&ws_stderr_buffer, &cout, ios_base::unitbuf);
WS_FOREVER ostream clog(&ws_stderr_buffer);
WS_FOREVER istream cin(&ws_stdin_buffer, &cout);
} // namespace std
} // extern "C++"
