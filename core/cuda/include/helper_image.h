// Files of samples: grey and coloured images (PGM, PPM), raw arrays, and comparisons with a reference.
#pragma once
#include "ws/enter.h"
#include "helper_string.h"
#include "ws/fstream.h"
#include "ws/math.h"
#include "ws/vector.h"
#ifndef MIN
#define MIN(a, b) ((a < b) ? a : b)
#define MAX(a, b) ((a > b) ? a : b)
#endif
extern "C++" {
// From bytes to T and back: floats hold 0 to 1.
template <class T> struct ws_pixel {
  static T of(unsigned char b) { return (T)b; }
  static unsigned char byte(T t) { return (unsigned char)t; }
};
template <> struct ws_pixel<float> {
  static float of(unsigned char b) { return b / 255.0f; }
  static unsigned char byte(float t) { return (unsigned char)(t * 255.0f); }
};
inline bool ws_load_image(const char *file, std::vector<unsigned char> &bytes, unsigned *w, unsigned *h, unsigned *channels) {
  FILE *f = fopen(file, "rb");
  if (!f) {
    fprintf(stderr, "cannot open %s\n", file);
    return false;
  }
  char line[256];
  unsigned numbers[3] = {}, n = 0;
  bool fine = fgets(line, sizeof line, f) && line[0] == 'P' && (line[1] == '5' || line[1] == '6');
  *channels = fine && line[1] == '6' ? 3 : 1;
  while (fine && n < 3 && fgets(line, sizeof line, f)) {
    if (line[0] == '#') continue;
    n += sscanf(line, n == 0 ? "%u %u %u" : n == 1 ? "%u %u" : "%u", &numbers[n], &numbers[n < 2 ? n + 1 : 2], &numbers[2]);
  }
  fine = fine && n == 3;
  if (fine) {
    *w = numbers[0], *h = numbers[1];
    bytes.resize((size_t)*w * *h * *channels);
    fine = fread(bytes.data(), 1, bytes.size(), f) == bytes.size();
  }
  fclose(f);
  return fine;
}
template <class T> bool sdkLoadPGM(const char *file, T **data, unsigned *w, unsigned *h) {
  std::vector<unsigned char> bytes;
  unsigned channels;
  if (!ws_load_image(file, bytes, w, h, &channels) || channels != 1) return false;
  if (!*data) *data = (T *)malloc(sizeof(T) * bytes.size());
  for (size_t i = 0; i < bytes.size(); ++i) (*data)[i] = ws_pixel<T>::of(bytes[i]);
  return true;
}
template <class T> bool sdkLoadPPM4(const char *file, T **data, unsigned *w, unsigned *h) {
  std::vector<unsigned char> bytes;
  unsigned channels;
  if (!ws_load_image(file, bytes, w, h, &channels) || channels != 3) return false;
  size_t n = bytes.size() / 3;
  *data = (T *)malloc(sizeof(T) * 4 * n);
  for (size_t i = 0; i < n; ++i) {
    for (size_t c = 0; c < 3; ++c) (*data)[4 * i + c] = ws_pixel<T>::of(bytes[3 * i + c]);
    (*data)[4 * i + 3] = 0;
  }
  return true;
}
inline bool sdkLoadPPM4ub(const char *file, unsigned char **data, unsigned *w, unsigned *h) { return sdkLoadPPM4(file, data, w, h); }
inline bool ws_save_image(const char *file, const std::vector<unsigned char> &bytes, unsigned w, unsigned h, unsigned channels) {
  FILE *f = fopen(file, "wb");
  if (!f) return false;
  fprintf(f, "P%c\n%u\n%u\n255\n", channels == 3 ? '6' : '5', w, h);
  bool fine = fwrite(bytes.data(), 1, bytes.size(), f) == bytes.size();
  fclose(f);
  return fine;
}
template <class T> bool sdkSavePGM(const char *file, T *data, unsigned w, unsigned h) {
  std::vector<unsigned char> bytes((size_t)w * h);
  for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = ws_pixel<T>::byte(data[i]);
  return ws_save_image(file, bytes, w, h, 1);
}
inline bool sdkSavePPM4ub(const char *file, unsigned char *data, unsigned w, unsigned h) {
  std::vector<unsigned char> bytes;
  for (size_t i = 0; i < (size_t)w * h * 4; ++i) if (i % 4 != 3) bytes.push_back(data[i]);
  return ws_save_image(file, bytes, w, h, 3);
}
template <class T> bool sdkReadFile(const char *file, T **data, unsigned *n, bool) {
  std::ifstream in(file);
  std::vector<T> v;
  for (T t; in >> t;) v.push_back(t);
  if (v.empty()) return false;
  if (!*data) *data = (T *)malloc(sizeof(T) * v.size());
  for (size_t i = 0; i < v.size(); ++i) (*data)[i] = v[i];
  *n = (unsigned)v.size();
  return true;
}
template <class T, class S> bool sdkWriteFile(const char *file, const T *data, unsigned n, const S, bool, bool append = false) {
  std::ofstream out(file, append ? std::ios::app : std::ios::out);
  for (unsigned i = 0; i < n; ++i) out << data[i] << ' ';
  return (bool)out;
}
// At most the part `threshold` of the values may be further from the reference than `epsilon`.
template <class T, class S> bool compareData(const T *reference, const T *data, unsigned n, const S epsilon, const float threshold) {
  unsigned wrong = 0;
  for (unsigned i = 0; i < n; ++i) {
    float d = (float)reference[i] - (float)data[i];
    if (!(d <= (float)epsilon && d >= -(float)epsilon)) ++wrong;
  }
  if (threshold == 0) return wrong == 0;
  if (wrong) printf("%4.2f(%%) of bytes mismatched (count=%d)\n", (float)wrong * 100 / (float)n, wrong);
  return n * threshold > wrong;
}
inline bool sdkCompareL2fe(const float *reference, const float *data, unsigned n, const float epsilon) {
  float error = 0, norm = 0;
  for (unsigned i = 0; i < n; ++i) {
    float d = reference[i] - data[i];
    error += d * d;
    norm += reference[i] * reference[i];
  }
  norm = sqrtf(norm);
  return fabsf(norm) >= 1e-7f && sqrtf(error) / norm < epsilon;
}
inline bool compareDataAsFloatThreshold(const float *reference, const float *data, unsigned n, const float epsilon, const float threshold) { return compareData(reference, data, n, epsilon, threshold); }
template <class T> bool sdkCompareImages(const char *a, const char *b, float epsilon, float threshold, bool colours) {
  std::vector<unsigned char> x, y;
  unsigned w, h, c, w2, h2, c2;
  if (!ws_load_image(a, x, &w, &h, &c) || !ws_load_image(b, y, &w2, &h2, &c2) || w != w2 || h != h2 || c != c2 || (c == 3) != colours) return false;
  return compareData(x.data(), y.data(), (unsigned)x.size(), epsilon, threshold);
}
inline bool sdkComparePPM(const char *a, const char *b, const float epsilon, const float threshold, bool = false) { return sdkCompareImages<unsigned char>(a, b, epsilon, threshold, true); }
inline bool sdkComparePGM(const char *a, const char *b, const float epsilon, const float threshold, bool = false) { return sdkCompareImages<unsigned char>(a, b, epsilon, threshold, false); }
inline void sdkDumpBin(void *data, unsigned bytes, const char *file) {
  FILE *f = fopen(file, "wb");
  if (!f) return;
  fwrite(data, bytes, 1, f);
  fclose(f);
}
inline bool ws_read_binary(const char *file, std::vector<unsigned char> &bytes) {
  FILE *f = fopen(file, "rb");
  if (!f) return false;
  bytes.resize(fread(bytes.data(), 1, bytes.size(), f));
  fclose(f);
  return true;
}
template <class T> bool ws_compare_binary(const char *a, const char *b, unsigned n, float epsilon, float threshold) {
  std::vector<unsigned char> x(n * sizeof(T)), y(n * sizeof(T));
  if (!ws_read_binary(a, x) || !ws_read_binary(b, y) || x.size() != y.size()) return false;
  return compareData((const T *)x.data(), (const T *)y.data(), (unsigned)(x.size() / sizeof(T)), epsilon, threshold);
}
inline bool sdkCompareBin2BinUint(const char *a, const char *b, unsigned n, const float epsilon, const float threshold, char * = nullptr) { return ws_compare_binary<unsigned>(a, b, n, epsilon, threshold); }
inline bool sdkCompareBin2BinFloat(const char *a, const char *b, unsigned n, const float epsilon, const float threshold, char * = nullptr) { return ws_compare_binary<float>(a, b, n, epsilon, threshold); }
template <class T> bool sdkReadFileBlocks(const char *file, T **data, unsigned *n, unsigned, unsigned, bool verbose) { return sdkReadFile(file, data, n, verbose); }
template <class T> bool compareArrays(const T *reference, const T *data, unsigned n) { return compareData(reference, data, n, (T)0, 0.0f); }
} // extern "C++"
#include "ws/leave.h"
