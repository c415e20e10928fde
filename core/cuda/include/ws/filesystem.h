// <filesystem>: paths, and the questions about files that programs ask.
#pragma once
#include "ws/fstream.h"
#include "ws/iomanip.h"
#include "ws/posix.h"
extern "C++" {
namespace std {
namespace filesystem {
struct path {
  typedef char value_type;
  typedef string string_type;
  static constexpr char preferred_separator = '/';
  path() {}
  path(const char *s) : p(s) {}
  path(const std::string &s) : p(s) {}
  path(string_view s) : p(s) {}
  const std::string &native() const { return p; }
  const char *c_str() const { return p.c_str(); }
  operator std::string() const { return p; }
  std::string string() const { return p; }
  std::string generic_string() const { return p; }
  bool empty() const { return p.empty(); }
  path &operator/=(const path &o) {
    if (o.is_absolute()) return *this = o;
    if (!p.empty() && p.back() != '/') p += '/';
    p += o.p;
    return *this;
  }
  path &operator+=(const path &o) { p += o.p; return *this; }
  friend path operator/(path a, const path &b) { return a /= b; }
  path filename() const { return p.substr(slash()); }
  path parent_path() const {
    size_t n = slash();
    return n == 0 ? path() : n == 1 ? path("/") : path(p.substr(0, n - 1));
  }
  path extension() const {
    std::string f = filename().p;
    size_t d = f.rfind('.');
    return d == npos || d == 0 || f == ".." ? path() : path(f.substr(d));
  }
  path stem() const {
    std::string f = filename().p;
    return f.substr(0, f.size() - extension().p.size());
  }
  path &replace_extension(const path &e = path()) {
    p.erase(p.size() - extension().p.size());
    if (!e.empty() && e.p[0] != '.') p += '.';
    p += e.p;
    return *this;
  }
  path &replace_filename(const path &f) { return *this = parent_path() / f; }
  bool has_extension() const { return !extension().empty(); }
  bool has_filename() const { return !filename().empty(); }
  bool has_parent_path() const { return !parent_path().empty(); }
  bool is_absolute() const { return !p.empty() && p[0] == '/'; }
  bool is_relative() const { return !is_absolute(); }
  int compare(const path &o) const { return p.compare(o.p); }
  friend bool operator==(const path &a, const path &b) { return a.p == b.p; }
  friend bool operator!=(const path &a, const path &b) { return a.p != b.p; }
  friend bool operator<(const path &a, const path &b) { return a.p < b.p; }
  friend ostream &operator<<(ostream &o, const path &q) { return o << std::quoted(q.p); }
private:
  static constexpr size_t npos = std::string::npos;
  std::string p;
  size_t slash() const { size_t n = p.rfind('/'); return n == npos ? 0 : n + 1; }
};
struct filesystem_error : system_error {
  filesystem_error(const std::string &s, error_code c) : system_error(c, "filesystem error: " + s) {}
  filesystem_error(const std::string &s, const path &p, error_code c) : system_error(c, "filesystem error: " + s + " [" + p.native() + "]") {}
};
inline bool exists(const path &p) { struct stat s; return ::stat(p.c_str(), &s) == 0; }
inline bool is_directory(const path &p) { struct stat s; return ::stat(p.c_str(), &s) == 0 && S_ISDIR(s.st_mode); }
inline bool is_regular_file(const path &p) { struct stat s; return ::stat(p.c_str(), &s) == 0 && S_ISREG(s.st_mode); }
inline uintmax_t file_size(const path &p) {
  struct stat s;
  if (::stat(p.c_str(), &s)) WS_THROW(filesystem_error("cannot get file size", p, error_code(errno, generic_category())));
  return s.st_size;
}
inline bool create_directory(const path &p) { return ::mkdir(p.c_str(), 0777) == 0; }
inline bool create_directories(const path &p) {
  if (p.empty() || exists(p)) return false;
  path above = p.parent_path();
  if (above != p) create_directories(above);
  return create_directory(p);
}
inline bool remove(const path &p) { return ::remove(p.c_str()) == 0; }
inline void rename(const path &a, const path &b) { ::rename(a.c_str(), b.c_str()); }
// Folders are only parts of the names of files: what is in one is not known.
inline uintmax_t remove_all(const path &p) { return ::remove(p.c_str()) == 0; }
inline bool exists(const path &p, error_code &) noexcept { return exists(p); }
inline bool remove(const path &p, error_code &) noexcept { return ::remove(p.c_str()) == 0; }
inline bool create_directory(const path &p, error_code &) noexcept { return create_directory(p); }
inline bool create_directories(const path &p, error_code &) { return create_directories(p); }
inline uintmax_t file_size(const path &p, error_code &) noexcept { struct stat s; return ::stat(p.c_str(), &s) ? (uintmax_t)-1 : s.st_size; }
inline bool is_empty(const path &p) { return file_size(p) == 0; }
enum class copy_options { none, skip_existing, overwrite_existing, update_existing = 4, recursive = 8 };
inline bool copy_file(const path &from, const path &to, copy_options o = copy_options::none) {
  if (exists(to) && o == copy_options::skip_existing) return false;
  if (exists(to) && o == copy_options::none) WS_THROW(filesystem_error("cannot copy file", to, error_code(EEXIST, generic_category())));
  ifstream in(from.native(), ios::binary);
  if (!in) WS_THROW(filesystem_error("cannot copy file", from, error_code(ENOENT, generic_category())));
  ofstream out(to.native(), ios::binary);
  for (char c; in.get(c);) out.put(c);
  return true;
}
inline path current_path() {
  char room[PATH_MAX];
  return ::getcwd(room, sizeof room) ? path(room) : path();
}
inline path absolute(const path &p) { return p.is_absolute() ? p : current_path() / p; }
inline path canonical(const path &p) { return absolute(p); }
inline path weakly_canonical(const path &p) { return absolute(p); }
inline path temp_directory_path() { return "/tmp"; }
} // namespace filesystem
} // namespace std
} // extern "C++"
