// What exercises of parallel programming courses call: arguments, data files, logs and the comparison with what is expected.
#pragma once
#include "ws/enter.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>
#include "cuda_runtime.h"
enum wbLogLevel { OFF, FATAL, ERROR, WARN, INFO, DEBUG, TRACE };
enum wbTimeKind { Generic, IO, GPU, Copy, Driver, CopyAsync, Compute };
struct wbArg_t {
  std::vector<std::string> inputs;
  std::string output, expected, type;
};
struct ws_wb_image {
  int w, h, c;
  float *cells;
};
typedef ws_wb_image *wbImage_t;
static inline WS_ATTR_H wbArg_t wbArg_read(int argc, char **argv) {
  wbArg_t all;
  for (int i = 1; i < argc; ++i) {
    const std::string flag = argv[i];
    const bool more = i + 1 < argc;
    if ((flag == "-i" || flag == "--input") && more) {
      std::stringstream list(argv[++i]);
      for (std::string one; std::getline(list, one, ',');) all.inputs.push_back(one);
    } else if ((flag == "-o" || flag == "--output") && more) all.output = argv[++i];
    else if ((flag == "-e" || flag == "--expected") && more) all.expected = argv[++i];
    else if ((flag == "-t" || flag == "--type") && more) all.type = argv[++i];
    else all.inputs.push_back(flag);
  }
  return all;
}
static inline WS_ATTR_H char *wbArg_getInputFile(const wbArg_t &all, int n) { return n >= 0 && n < (int)all.inputs.size() ? (char *)all.inputs[n].c_str() : (char *)0; }
static inline WS_ATTR_H int wbArg_getInputCount(const wbArg_t &all) { return (int)all.inputs.size(); }
static inline WS_ATTR_H const char *wbArg_getExpectedOutputFile(const wbArg_t &all) { return all.expected.c_str(); }
template <class V> std::vector<V> ws_wb_numbers(const char *name, int dims, int *size) {
  std::ifstream in(name ? name : "");
  if (!in) {
    std::cerr << "cannot read " << (name ? name : "an input file that the command line does not name") << std::endl;
    exit(1);
  }
  long long count = 1;
  for (int d = 0; d < dims; ++d) in >> size[d], count *= size[d];
  std::vector<V> v;
  double x;
  while ((long long)v.size() < count && in >> x) v.push_back((V)x);
  v.resize(count < 0 ? 0 : count);
  return v;
}
template <class V> V *ws_wb_copy(const std::vector<V> &v) {
  V *p = (V *)malloc(v.size() * sizeof(V) + 1);
  std::copy(v.begin(), v.end(), p);
  return p;
}
static inline WS_ATTR_H void *wbImport(const char *name, int *n) { return ws_wb_copy(ws_wb_numbers<float>(name, 1, n)); }
static inline WS_ATTR_H void *wbImport(const char *name, int *n, const char *type) { return strncmp(type, "Int", 3) ? wbImport(name, n) : ws_wb_copy(ws_wb_numbers<int>(name, 1, n)); }
static inline WS_ATTR_H void *wbImport(const char *name, int *rows, int *columns) {
  int size[2];
  void *p = ws_wb_copy(ws_wb_numbers<float>(name, 2, size));
  *rows = size[0], *columns = size[1];
  return p;
}
static inline WS_ATTR_H wbImage_t wbImage_new(int w, int h, int c = 3) { return new ws_wb_image{w, h, c, (float *)calloc((size_t)w * h * c + 1, sizeof(float))}; }
static inline WS_ATTR_H void wbImage_delete(wbImage_t image) { free(image->cells), delete image; }
static inline WS_ATTR_H int wbImage_getWidth(wbImage_t image) { return image->w; }
static inline WS_ATTR_H int wbImage_getHeight(wbImage_t image) { return image->h; }
static inline WS_ATTR_H int wbImage_getChannels(wbImage_t image) { return image->c; }
static inline WS_ATTR_H float *wbImage_getData(wbImage_t image) { return image->cells; }
// P5 and P6; a byte is a number from 0 to 1.
static inline WS_ATTR_H wbImage_t wbImport(const char *name) {
  std::ifstream in(name ? name : "", std::ios::binary);
  std::string kind;
  int size[3], n = 0;
  in >> kind;
  while (n < 3 && in) {
    in >> std::ws;
    if (in.peek() == '#') { std::string line; std::getline(in, line); }
    else in >> size[n++];
  }
  if (!in || (kind != "P5" && kind != "P6")) {
    std::cerr << "cannot read the image " << (name ? name : "") << std::endl;
    exit(1);
  }
  in.get();
  wbImage_t image = wbImage_new(size[0], size[1], kind == "P6" ? 3 : 1);
  for (int i = 0; i < image->w * image->h * image->c; ++i) image->cells[i] = (float)(unsigned char)in.get() / (float)size[2];
  return image;
}
template <class V> bool ws_wb_compare(const wbArg_t &all, const V *is, long long n, int dims) {
  bool same = true;
  if (!all.expected.empty()) {
    int size[2];
    const std::vector<V> want = ws_wb_numbers<V>(all.expected.c_str(), dims, size);
    same = (long long)want.size() == n;
    for (long long i = 0; same && i < n; ++i) {
      const double d = std::fabs((double)is[i] - (double)want[i]);
      if (!(d <= 0.005 || d <= 0.005 * std::fabs((double)want[i]))) {
        same = false;
        std::cout << "The solution did not match the expected results at column " << i << ". Expecting " << want[i] << " but got " << is[i] << "." << std::endl;
      }
    }
  }
  std::cout << (same ? "Solution is correct." : "Solution is NOT correct.") << std::endl;
  return same;
}
template <class V> bool wbSolution(const wbArg_t &all, V *is, int n) { return ws_wb_compare<std::remove_cv_t<V>>(all, is, n, 1); }
template <class V> bool wbSolution(const wbArg_t &all, V *is, int rows, int columns) { return ws_wb_compare<std::remove_cv_t<V>>(all, is, (long long)rows * columns, 2); }
static inline WS_ATTR_H bool wbSolution(const wbArg_t &all, wbImage_t is) {
  bool same = true;
  if (!all.expected.empty()) {
    wbImage_t want = wbImport(all.expected.c_str());
    same = want->w == is->w && want->h == is->h && want->c == is->c;
    for (int i = 0; same && i < is->w * is->h * is->c; ++i) same = std::fabs(is->cells[i] - want->cells[i]) <= 0.01f;
    wbImage_delete(want);
  }
  std::cout << (same ? "Solution is correct." : "Solution is NOT correct.") << std::endl;
  return same;
}
template <class... Args> void ws_wb_log(const char *level, const Args &...all) {
  std::cout << "[" << level << "] ";
  int done[] = {0, (std::cout << all, 0)...};
  (void)done;
  std::cout << std::endl;
}
#define wbLog(level, ...) ws_wb_log(#level, __VA_ARGS__)
#define wbTime_start(kind, ...) ((void)kind)
#define wbTime_stop(kind, ...) ((void)kind)
#include "ws/leave.h"
